import type { Page } from 'playwright-core';
import { donationCard } from './support/gift';
import { useOrgkitBench } from './support/orgkitBench';
import { serveSite, type Site } from './support/serveFiles';

const { bench, openPage } = useOrgkitBench({ shared: true });

let host: Site;
beforeAll(async () => {
  host = await serveSite();
});
afterAll(() => host.close());

/** The page decides these: the family of letters is inherited on purpose, and with it how wide words are. */
const decidedByPage = /font-family|width|height|size$|origin$|^(inset|top|right|bottom|left)/;

/** Computed styles of all that is in the card, a line each. */
const stylesOf = (page: Page, ignored: RegExp | null) =>
  page.evaluate((source) => {
    const skip = source === null ? null : new RegExp(source);
    const all =
      document.querySelector('org-donation')?.shadowRoot?.querySelectorAll('[part~=card], [part~=card] *') ?? [];
    return [...all].flatMap((element, index) =>
      [...getComputedStyle(element)]
        .filter((name) => !name.startsWith('--') && !skip?.test(name))
        .map((name) => `${index} ${element.localName} ${name}: ${getComputedStyle(element).getPropertyValue(name)}`),
    );
  }, ignored?.source ?? null);

const sheets: readonly (readonly [name: string, path: string, ignored: RegExp | null])[] = [
  ['Bootstrap', 'node_modules/bootstrap/dist/css/bootstrap.css', null],
  ['Tailwind’s preflight', 'node_modules/tailwindcss/preflight.css', null],
  ['the resets of the hostile example', 'examples/hostile-host/reset.css', null],
  ['the rules of the hostile example', 'examples/hostile-host/hostile.css', decidedByPage],
];

describe('a page’s style sheets stop at the door', () => {
  it.each(sheets)('ELEM-01 look.md %s changes nothing in the card', async (_name, path, ignored) => {
    const page = await openPage();
    // Whatever the sheet does, the card has the same width; nobody can look right in one pixel.
    const width = '#width { display: block !important; position: absolute !important; width: 400px !important }';
    const body = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>hôte</title><style>${width}</style>
        <script type="module" src="${bench().server.url}/elements/autoload.js"></script>
        <body style="font-family: sans-serif"><main id="width"><org-donation org="demo" lang="fr"></org-donation></main>`;
    host.route({ 'GET /page': () => ({ body }) });
    await page.goto(`${host.origin('127.0.0.1')}/page`);
    await donationCard(page).give.waitFor();
    await page.waitForLoadState('networkidle'); // what comes later has come
    const before = await stylesOf(page, ignored);
    await page.addStyleTag({ path });
    const after = await stylesOf(page, ignored);
    expect(before.length).toBeGreaterThan(1000);
    expect(after.filter((line, index) => line !== before[index]).slice(0, 20)).toEqual([]);
  });
});
