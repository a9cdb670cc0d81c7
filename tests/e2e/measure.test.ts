import type { Page } from 'playwright-core';
import { choose, donationCard, payAsVisitor } from './support/gift';
import { letClicksThrough } from './support/letClicksThrough';
import { useOrgkitBench } from './support/orgkitBench';
import { serveSite, type Site } from './support/serveFiles';

const { bench, openPage } = useOrgkitBench({ context: { locale: 'fr-FR' } });

/** The organisation's own site, where payers come back to; the server is another site to it. */
let host: Site;
const hostUrl = () => host.origin('127.0.0.1');
beforeAll(async () => {
  host = await serveSite();
  const saved = await fetch(`${bench().server.url}/v1/admin/organisations/demo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bench().server.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ siteUrl: hostUrl() }),
  });
  if (!saved.ok) throw new Error(await saved.text());
});
afterAll(() => host.close());

let page: Page;
beforeEach(async () => {
  page = await openPage();
  // The demo takes trials only, of which none is a purchase (ENT-30).
  await page.route('**/v1/paiements/intents/*/status*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"mode":"test"', '"mode":"live"');
    await route.fulfill({ response: answer, body });
  });
});

/** What a measuring tool would have got, over all pages that the visitor went through. */
const measured = () =>
  page.evaluate(() => JSON.parse(localStorage.getItem('measured') ?? '[]') as Record<string, unknown>[]);
const collector = `<script>
  dataLayer = { push: (entry) => localStorage.setItem('measured',
    JSON.stringify([...JSON.parse(localStorage.getItem('measured') ?? '[]'), entry])) };
</script>`;

function publish(path: string, body: string) {
  const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Page</title>${collector}<body>${body}`;
  host.route({ [`GET ${path}`]: () => ({ body: html }) });
}

const campaign = 'utm_source=lettre&utm_medium=email&utm_campaign=toit&utm_term=don&utm_content=bas';
const utm = { source: 'lettre', medium: 'email', campaign: 'toit', term: 'don', content: 'bas' };

/** The newest payment as the administrator's list and export show it. */
async function newestPayment() {
  const headers = { authorization: `Bearer ${bench().server.adminToken}` };
  const list = await fetch(`${bench().server.url}/v1/admin/payments?limit=1`, { headers });
  const csv = await fetch(`${bench().server.url}/v1/admin/payments/export`, { headers });
  const [names = '', row = ''] = (await csv.text()).replace('\ufeff', '').split('\r\n');
  const cells = row.split(',');
  return {
    listed: ((await list.json()) as { data: Record<string, unknown>[] }).data[0]!,
    exported: Object.fromEntries(names.split(',').map((name, index) => [name, cells[index]])),
  };
}

/** Four entries, and not one more: both events, and before each what clears the last one. */
async function expectMeasuredOnce(paiement: unknown) {
  const items = [{ item_id: 'GENERAL', item_name: 'Dons de la communauté', price: 50, quantity: 1 }];
  const figures = { currency: 'EUR', value: 50, items };
  expect(await measured()).toEqual([
    { ecommerce: null },
    { event: 'begin_checkout', ecommerce: figures },
    { ecommerce: null },
    { event: 'purchase', ecommerce: { transaction_id: paiement, ...figures } },
  ]);
}

describe('a visitor who comes from a campaign', () => {
  it('PAY-05 PROD-08 SRV-11 is known in list and export, and is measured as one purchase, whatever they reload', async () => {
    const loader = `<script type="module" src="${bench().server.url}/elements/autoload.js"></script>`;
    const card = '<org-donation org="demo" lang="fr" data-layer></org-donation>';
    publish('/accueil', `${loader}<a href="/donner">Donner</a>${card}`);
    publish('/donner', `${loader}${card}<org-donation org="demo" lang="fr" quick data-layer dev></org-donation>`);
    await page.goto(`${hostUrl()}/accueil?${campaign}&a=77`);
    await donationCard(page).give.waitFor();
    await page.getByRole('link', { name: 'Donner' }).click();
    await page.waitForURL(/\/donner$/);

    const { card: cards } = donationCard(page);
    await choose(cards.getByRole('radio', { name: /50/ }).first());
    await cards
      .first()
      .getByRole('button', { name: /^Donner/ })
      .click();
    await payAsVisitor(page);
    await page.getByText('Merci !').waitFor();
    expect(page.url()).toBe(`${hostUrl()}/donner`);

    const { listed, exported } = await newestPayment();
    expect(listed).toMatchObject({ accessId: '77', utm });
    expect(exported).toMatchObject({
      ...{ accessId: '77', utm_source: 'lettre', utm_medium: 'email' },
      ...{ utm_campaign: 'toit', utm_term: 'don', utm_content: 'bas' },
    });
    await expectMeasuredOnce(listed['id']);
    await page.reload();
    await cards
      .first()
      .getByRole('button', { name: /^Donner/ })
      .waitFor();
    await page.goBack();
    await page.goForward();
    await page.goto(`${hostUrl()}/donner?intent=${String(await intentOf(page))}&status=success`);
    await page.getByText('Merci !').waitFor();
    await expectMeasuredOnce(listed['id']);
  });

  it('PAY-05 ELEM-04 is known and measured from a frame of another site, too', async () => {
    const script = `<script src="${bench().server.url}/elements/frame.js"></script>`;
    const frame = '<div data-org-frame="org-donation" data-org="demo" data-lang="fr" data-layer></div>';
    publish('/cadre', `${script}${frame}`);
    publish('/avant', `${script}<a href="/cadre">Donner</a>`);
    await page.goto(`${hostUrl()}/avant?${campaign}&accessId=77&a=12`);
    await page.getByRole('link', { name: 'Donner' }).click();

    const { preset, give } = donationCard(page.frameLocator('iframe'));
    await give.waitFor();
    await letClicksThrough(page);
    await choose(preset('50 €'));
    await give.click();
    await payAsVisitor(page);
    await page.frameLocator('iframe').getByText('Merci !').waitFor();

    const { listed, exported } = await newestPayment();
    expect(listed).toMatchObject({ accessId: '77', utm });
    expect(exported).toMatchObject({ accessId: '77', utm_source: 'lettre' });
    await page.waitForFunction(() => localStorage.getItem('measured')?.includes('purchase'));
    await expectMeasuredOnce(listed['id']);
  });
});

/** The intent that this browser saw completed. */
const intentOf = (at: Page) => at.evaluate(() => localStorage.getItem('orgkit_returns'));
