import type { Browser, Page, Request } from 'playwright-core';
import { serveSite, type Site } from '../support/serveFiles';
import { buildOrganisation, campaignApi, stubApi } from '../support/stubApi';
import type { PictureCase } from './pictureCases';
import { knownCampaigns, moment, plainPictures } from './pictureData';

/** Where something stands, in whole pixels of the page: left, top, width, height. */
export type Box = readonly [number, number, number, number];

export interface Taken {
  readonly png: Buffer;
  /** Boxes of what the layout is made of, by a name that stays. */
  readonly boxes: Readonly<Record<string, Box>>;
}

const fonts = 'node_modules/@fontsource-variable/rubik';

/** The built elements, the test's font, the fixed data. Nothing else is there to be fetched. */
export async function servePictures(): Promise<Site> {
  const organisation = buildOrganisation({
    logo: '/picture/logo.svg',
    devises: ['eur', 'ils'],
    config: {},
  });
  const site = await serveSite({
    folders: { '/elements/': 'dist/elements', '/font/': fonts },
    routes: Object.assign({}, stubApi(organisation), ...knownCampaigns.map(campaignApi)) as ReturnType<typeof stubApi>,
  });
  site.route({
    'GET /favicon.ico': () => ({ status: 204 }),
    'GET /v1/sections/id/projet': () => ({
      body: {
        data: {
          id: 'projet',
          label: 'Le projet',
          content: '<p>La porte reste ouverte.</p><ul><li>Trois salles</li></ul>',
        },
      },
    }),
    'GET /picture/*': ({ path }) => ({
      body: plainPictures[path.split('/').at(-1) ?? ''],
      headers: { 'content-type': 'image/svg+xml' },
    }),
  });
  return site;
}

/** Shows a case at a fixed moment, without motion, and takes its picture once nothing is under way any more. */
export async function takePicture(browser: Browser, site: Site, one: PictureCase): Promise<Taken> {
  const { lang, width, height, down } = one;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: lang,
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  try {
    const page = await context.newPage();
    const requests = watchRequests(page);
    await page.clock.setFixedTime(moment);
    site.route({ 'GET /host': () => ({ body: hostPage(one) }) });
    await page.goto(`${site.origin('localhost')}/host`);
    await settled(page, requests, one.holds);
    const clip = down === undefined ? {} : await page.evaluate(pageBox, down);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: down !== undefined, ...clip });
    return { png, boxes: await page.evaluate(readBoxes) };
  } finally {
    await context.close();
  }
}

/** How many requests of a page are under way, and how many it made. Streams, which do not end, are none. */
function watchRequests(page: Page) {
  const counts = { open: 0, made: 0 };
  const counted = (request: Request) => request.resourceType() !== 'eventsource';
  page.on('request', (request) => {
    if (!counted(request)) return;
    counts.open += 1;
    counts.made += 1;
  });
  const end = (request: Request) => {
    if (counted(request)) counts.open -= 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return counts;
}

/** Everything was announced, fetched, decoded and laid out, and nothing more was asked for meanwhile. */
async function settled(
  page: Page,
  requests: Readonly<ReturnType<typeof watchRequests>>,
  holds: readonly string[],
): Promise<void> {
  await page.waitForFunction(
    (parts) =>
      [...document.querySelectorAll('[campaign-id]')].every(
        (host) => host.hasAttribute('data-ready') && parts.every((part) => host.shadowRoot?.querySelector(part)),
      ),
    holds,
  );
  let made: number;
  do {
    made = requests.made;
    await page.evaluate(async () => {
      const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      for (const image of roots.flatMap((root) => [...root.querySelectorAll('img')])) {
        // Those further down would wait until they are in sight.
        image.loading = 'eager';
        await image.decode().catch(() => {});
      }
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestIdleCallback(done));
    });
  } while (requests.open > 0 || requests.made !== made);
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('*')].some(({ shadowRoot }) =>
        shadowRoot?.querySelector('.skeleton, [aria-busy="true"]'),
      ),
  );
}

/* In the page. */

function pageBox(down: number) {
  const { width } = document.documentElement.getBoundingClientRect();
  return { clip: { x: 0, y: 0, width, height: Math.min(down, document.documentElement.scrollHeight) } };
}

function readBoxes(): Record<string, [number, number, number, number]> {
  const boxes: Record<string, [number, number, number, number]> = {};
  const wanted = 'h1, h2, h3, button, input, img, [part], [role=progressbar], li, section, footer, nav, .total-number';
  for (const host of document.querySelectorAll('.elements > *, .widgets > *')) {
    const counts = new Map<string, number>();
    for (const found of host.shadowRoot?.querySelectorAll<HTMLElement>(wanted) ?? []) {
      if (!found.checkVisibility()) continue;
      const kind = `${host.localName}[${host.getAttribute('campaign-id')}] ${found.localName}${found.className ? `.${String(found.className).split(' ')[0]}` : ''}`;
      const index = counts.get(kind) ?? 0;
      counts.set(kind, index + 1);
      const { left, top, width, height } = found.getBoundingClientRect();
      boxes[`${kind} ${index}`] = [left + scrollX, top + scrollY, width, height].map(Math.round) as [
        number,
        number,
        number,
        number,
      ];
    }
  }
  return boxes;
}

const hostPage = ({ lang, markup }: PictureCase) => `<!doctype html>
<html lang="${lang}" dir="${lang === 'he' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Picture</title>
    <link rel="stylesheet" href="/font/index.css">
    <link rel="stylesheet" href="/elements/orgkit.css">
    <script type="module" src="/elements/autoload.js"></script>
    <style>
      html { font-family: 'Rubik Variable'; scrollbar-width: none; }
      body { margin: 0; background: #fff; }
      .elements { max-width: 1280px; margin: 0 auto; }
      .widgets { display: flex; flex-wrap: wrap; gap: 16px; padding: 16px; }
      .widgets > * { flex: 1 1 300px; min-width: 0; }
    </style>
    <script>
      document.addEventListener('org-ready', (event) => event.target.setAttribute('data-ready', ''));
    </script>
  </head>
  <body><div class="elements">${markup.replaceAll(' loading=', ` lang="${lang}" loading=`)}</div></body>
</html>`;
