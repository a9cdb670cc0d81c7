import type { Locator, Page } from 'playwright-core';
import type { Campaign } from '../../src/contract/campaigns/campaigns';
import { buildCampaign, buildDonor, buildTeam, campaignRoutes, type KnownCampaign } from './support/campaigns';
import { openElementBench, type ElementBench } from './support/elementBench';
import { accessibilityFaults, horizontalOverflow, watchLayoutShifts } from './support/inspect';
import { compact } from './support/payments';
import { open as fromAnywhere } from './support/stubApi';
import { watchPosts } from './support/watchPosts';
import { closePage } from './support/pagePool';

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');
let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench(`${root}/dist/elements`);
});
afterAll(() => bench.close());

const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"/>')}`;
const products: Campaign['products'] = [
  { id: 'brique', name: 'Une brique', montant: 52, position: 1, image },
  { id: 'salle', name: 'Une salle', montant: 1200, divide: 10, position: 2, image },
];

interface Sent {
  config: Record<string, unknown>;
  infos: Record<string, unknown>;
}

interface Visit {
  lang?: string;
  width?: number;
  /** Answers of CALL-19 in order; without one the connection breaks. */
  pledges?: { status?: number; body: unknown }[];
}

/** A page with the campaign on it, and what it posts to the payment and pledge calls. */
async function visit(campaign: Partial<Campaign>, { lang = 'fr', width = 1280, pledges = [] }: Visit = {}) {
  const known: KnownCampaign = { campaign: buildCampaign(campaign), donors: [buildDonor()] };
  const api = bench.org.origin('127.0.0.1');
  const routes = {
    ...campaignRoutes(known),
    'POST /v1/paiements/intents': () => ({
      body: { success: true, data: { id: 'i1', url: `${bench.host.origin('localhost')}/pay`, expiresAt: '' } },
    }),
    'POST /v1/campagne/engagement/abc': () => pledges.shift() ?? { status: 502, body: {} },
  };
  bench.org.route(Object.fromEntries(Object.entries(routes).map(([call, route]) => [call, fromAnywhere(route)])));
  let intents: Sent[] = [];
  let promises: Sent[] = [];
  let donorsRead: Promise<unknown> = Promise.resolve();
  let shifts = () => Promise.resolve<string[]>([]);
  const markup = `<main><h1>Gala</h1><org-campaign org="demo" campaign-id="abc" lang="${lang}" api-host="${api}"></org-campaign></main>`;
  const { page, errors } = await bench.open(markup, {
    head: `<meta name="viewport" content="width=device-width"><script type="module" src="${api}/elements/org-campaign.js"></script>`,
    context: { viewport: { width, height: 800 }, reducedMotion: 'reduce' },
    prepare: async (page) => {
      donorsRead = page.waitForResponse(/\/campagne\/donors\//);
      const read = (body: string) => JSON.parse(body) as Sent;
      intents = await watchPosts(page, '/paiements/intents', read);
      promises = await watchPosts(page, '/campagne/engagement/', read);
      shifts = await watchLayoutShifts(page);
      await page.addInitScript(() =>
        document.addEventListener('org-checkout-open', (event) => {
          event.preventDefault();
          document.title = 'opened';
        }),
      );
    },
  });
  const element = page.locator('org-campaign');
  const button = element.getByRole('button', { name: lang === 'fr' ? 'Faire un don' : 'לתרומה', exact: true }).first();
  await button.waitFor();
  // What comes from now on is new.
  await donorsRead;
  return { page, element, button, errors, known, intents, promises, shifts };
}

const focused = (page: Page) =>
  page.evaluate(() => document.querySelector('org-campaign')?.shadowRoot?.activeElement?.outerHTML ?? '');
const text = async (found: Locator) => compact(await found.textContent());

it('ELEM-02 MODAL-01 a dialog stays modal, with what was typed, while the page moves its element about', async () => {
  const { page, element, button, errors } = await visit({});
  await button.click();
  const dialog = element.getByRole('dialog', { name: 'Faire un don' });
  await dialog.getByRole('textbox', { name: 'Autre montant' }).fill('77');
  const modal = element.locator('dialog:modal');
  const place = (move: string) =>
    page.evaluate(`(() => {
      const place = document.querySelector('aside') ?? document.body.appendChild(document.createElement('aside'));
      const inner = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
      ${move};
    })()`);
  for (const move of ["inner.append(document.querySelector('org-campaign'))", 'document.body.prepend(place)']) {
    await place(move);
    await modal.waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Autre montant' }).inputValue()).toBe('77');
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.evaluate(`document.body.append(document.querySelector('aside'))`);
  expect(await element.locator('dialog[open]').count()).toBe(0);
  expect(errors).toEqual([]);
  await closePage(page);
});

it('MODAL-01 by keyboard alone: the dialog keeps the focus, gives it back, and hands the gift over', async () => {
  const { page, element, button, intents, errors } = await visit({ teams: [buildTeam()] });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = element.getByRole('dialog', { name: 'Faire un don' });
  const amount = dialog.getByRole('textbox', { name: 'Autre montant' });
  await amount.waitFor();
  for (let tabs = 0; tabs < 14; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toContain(' figures');
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused(page)).toContain('Faire un don');

  await page.keyboard.press('Enter');
  await amount.focus();
  await page.keyboard.type('100');
  await dialog.getByRole('radio', { name: 'Une fois' }).focus();
  await page.keyboard.press('ArrowRight');
  const submit = dialog.getByRole('button', { name: /^Donner/ });
  expect(await text(submit)).toBe('Donner100€en2fois');
  await dialog.getByRole('combobox', { name: 'Équipe soutenue' }).selectOption('lev');
  await submit.press('Enter');
  await page.waitForFunction(() => document.title === 'opened');
  expect(intents).toMatchObject([
    { config: { type: 'CAMPAGNE', typeId: 'abc', montant: 100, devise: 'eur', divide: 2, team: 'lev' } },
  ]);
  expect(errors).toEqual([]);
  await closePage(page);
});

it('PLEDGE-01 MODAL-01 on a phone in Hebrew a promise fails with its values kept, then shows its address', async () => {
  const url = 'https://soleil.example/lien/abc';
  const refused = { status: 422, body: { success: false, error: 'לא עכשיו' } };
  const { page, element, button, promises } = await visit(
    { gala: true },
    { lang: 'he', width: 360, pledges: [refused, { body: { success: true, url } }] },
  );
  await button.click();
  const dialog = element.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'התחייבות לתרומה' }).check();
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await field('שם פרטי').fill('אנה');
  await field('סכום אחר').fill('192');
  await field('שם משפחה').fill('לוי');
  await field('דוא״ל').fill('ana@ex.fr');
  await field('טלפון').fill('050 234 5678');
  expect([await horizontalOverflow(page), await accessibilityFaults(page)]).toEqual([0, []]);
  const box = await dialog.boundingBox();
  expect([box?.width, box?.height]).toEqual([360, 800]);
  const submit = dialog.getByRole('button', { name: /^להתחייבות/ });
  await submit.click();
  await element.getByText('לא עכשיו').waitFor();
  expect([await field('שם משפחה').inputValue(), await field('סכום אחר').inputValue()]).toEqual(['לוי', '192']);
  await submit.click();
  const link = dialog.getByRole('link', { name: url });
  await link.waitFor();
  expect(promises[1]).toEqual(promises[0]);
  expect(promises[0]).toMatchObject({
    montant: 50,
    infos: { prenom: 'אנה', nom: 'לוי', email: 'ana@ex.fr', tel: '+972502345678' },
  });
  await dialog.getByRole('button', { name: 'לתרומה נוספת' }).click();
  await field('סכום אחר').waitFor();
  await closePage(page);
});

it('CPROD-01 CPROD-02 CAMP-11 products fill the form in the page, or go to the checkout with their split', async () => {
  const { page, element, intents, shifts } = await visit({ products, config: { noModal: true } });
  const card = (name: string) => element.getByRole('listitem').filter({ hasText: name });
  const submit = element.locator('.give button[type=submit]');
  await submit.waitFor();
  await element.getByRole('button', { name: 'Copier le lien' }).waitFor();
  await card('Une salle').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await shifts()).toEqual([]);

  await card('Une brique').first().getByRole('button', { name: 'Choisir : Une brique' }).click();
  await card('Une brique').first().getByRole('button', { name: 'Un de plus : Une brique' }).click();
  expect(await text(submit)).toBe('Donner104€');
  await submit.click();
  await page.waitForFunction(() => document.title === 'opened');
  await page.evaluate(() => (document.title = ''));
  await card('Une salle').getByRole('button', { name: 'Choisir : Une salle' }).click();
  await page.waitForFunction(() => document.title === 'opened');
  expect(intents.map(({ config }) => config)).toMatchObject([
    { montant: 104, campagne: { products: [{ id: 'brique', quantity: 2 }] } },
    { montant: 1200, divide: 10, nbMonth: 10, campagne: { products: [{ id: 'salle', quantity: 1 }] } },
  ]);
  await closePage(page);
});

it('FEED-02 who gives meanwhile is shown by a toast, harmlessly whatever the name', async () => {
  // Without the feed, where a new card moves the others on.
  const sections: Campaign['config']['sections'] = [{ id: 'time', type: 'DATECOUNTER' }];
  const { page, element, known, errors, shifts } = await visit({ config: { sections } }, { width: 360 });
  const name = `<img src=x onerror=alert(1)>\u202e${'א'.repeat(10_000)}`;
  await element.locator('.campaign-footer').waitFor();
  const before = (await shifts()).length;
  known.campaign = {
    ...known.campaign,
    stats: {
      ...known.campaign.stats,
      total: { ...known.campaign.stats.total, sum: { total: 45_650, matched: 0, received: 45_650 } },
    },
  };
  known.donors = [buildDonor({ _id: '02', campagneExtraData: { displayName: name, team: null } }), ...known.donors];
  const toast = element.locator('.toast');
  await toast.waitFor({ timeout: 45_000 });
  const box = (await toast.boundingBox())!;
  expect([box.width <= 328, box.height < 120, await horizontalOverflow(page)]).toEqual([true, true, 0]);
  expect(await toast.locator('img').count()).toBe(0);
  expect([errors, (await shifts()).slice(before)]).toEqual([[], []]);
  await closePage(page);
});

it.each([
  ['fr', 1280],
  ['he', 360],
] as const)('MODAL-07 the active one of many teams stays in view, in %s, %s pixels wide', async (lang, width) => {
  const teams = Array.from({ length: 25 }, (_, at) => buildTeam({ param: `t${at + 1}`, label: `Équipe ${at + 1}` }));
  const { page, element, button, errors } = await visit({ teams }, { lang, width });
  await button.click();
  const dialog = element.getByRole('dialog');
  const field = dialog.locator('.team-search input');
  const list = dialog.getByRole('listbox');
  await field.click();
  for (let press = 0; press < 15; press += 1) await page.keyboard.press('ArrowDown');
  const active = list.locator('[data-active]');
  expect(await active.textContent()).toBe('Équipe 15');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
  const [option, around, input] = (await Promise.all([active, list, field].map((part) => part.boundingBox()))).map(
    (box) => box!,
  );
  expect(option!.y).toBeGreaterThanOrEqual(around!.y);
  expect(option!.y + option!.height).toBeLessThanOrEqual(around!.y + around!.height);
  expect(around!.y).toBeGreaterThanOrEqual(0);
  expect(around!.y + around!.height).toBeLessThanOrEqual(800);
  expect([Math.round(around!.x), Math.round(around!.width)]).toEqual([Math.round(input!.x), Math.round(input!.width)]);
  expect([await accessibilityFaults(page), await horizontalOverflow(page)]).toEqual([[], 0]);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  expect(await dialog.isVisible()).toBe(true);
  await field.click();
  await list.getByRole('option', { name: 'Équipe 20' }).click();
  expect(await field.inputValue()).toBe('Équipe 20');
  expect(errors).toEqual([]);
  await closePage(page);
});
