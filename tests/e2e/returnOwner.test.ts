import type { Page } from 'playwright-core';
import { choose, donationCard, payAsVisitor } from './support/gift';
import { useOrgkitBench } from './support/orgkitBench';
import { serveSite, type Site } from './support/serveFiles';

const { bench, openPage } = useOrgkitBench({ context: { locale: 'fr-FR' } });

/** The organisation's own site: a page with a form and, far below it, a card. */
let host: Site;
beforeAll(async () => {
  host = await serveSite();
  const saved = await fetch(`${bench().server.url}/v1/admin/organisations/demo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bench().server.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ siteUrl: host.origin('127.0.0.1') }),
  });
  if (!saved.ok) throw new Error(await saved.text());
  const body = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Page</title>
    <script>paid = []; addEventListener('org-payment-complete', ({ target }) => paid.push(target.localName))</script>
    <script type="module" src="${bench().server.url}/elements/autoload.js"></script>
    <org-form org="demo" form-id="tilleuls-contact" lang="fr"></org-form>
    <div style="height: 4000px"></div>
    <org-donation org="demo" lang="fr"></org-donation>`;
  host.route({ 'GET /page': () => ({ body }) });
});
afterAll(() => host.close());

/** Waits for the thanks and tells who gave them, and whether the form is still there to be filled in. */
async function expectThanksOfCard(page: Page) {
  const thanks = page.locator('org-donation').getByText('Merci !');
  await thanks.waitFor();
  const shown = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  await page.waitForFunction(shown, await thanks.elementHandle());
  await page.locator('org-form').getByRole('button', { name: 'Envoyer' }).waitFor();
  expect(await page.evaluate('paid')).toEqual(['org-donation']);
  expect(await page.getByText('Merci !').count()).toBe(1);
}

describe('a payer who comes back to a page with a form and a card', () => {
  it.each([
    ['where the tab remembers', false],
    ['where storage is blocked', true],
  ])('SRV-11 is thanked by the card that they gave at, far below, %s', async (_where, blocked) => {
    const page = await openPage();
    if (blocked) {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new Error('blocked');
            },
          });
        }
      });
    }
    await page.goto(`${host.origin('127.0.0.1')}/page`);
    await page.locator('org-donation').scrollIntoViewIfNeeded();
    const { preset, give } = donationCard(page);
    await choose(preset('50 €'));
    await give.click();
    await payAsVisitor(page);
    await page.waitForURL(/\/page/);
    await expectThanksOfCard(page);
  });
});
