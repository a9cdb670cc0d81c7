import type { Page } from 'playwright-core';
import { letClicksThrough } from './support/letClicksThrough';
import { donationCard, paymentForm, spaced } from './support/gift';
import { useOrgkitBench } from './support/orgkitBench';
import { serveSite, type Site } from './support/serveFiles';

const { bench, openPage } = useOrgkitBench({ shared: true, wholeBrowser: true, context: { locale: 'fr-FR' } });

let host: Site;
beforeAll(async () => {
  host = await serveSite();
});
afterAll(() => host.close());

let page: Page;
beforeEach(async () => {
  page = await openPage();
});

/** Opens a page of another site (127.0.0.1) with this in its body; the server is `localhost` to it. */
async function openHost(body: string) {
  const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>hôte</title><body>${body}`;
  host.route({ 'GET /page': () => ({ body: html }) });
  await page.goto(`${host.origin('127.0.0.1')}/page`);
}

const script = () => `<script src="${bench().server.url}/elements/frame.js"></script>`;
const plainFrame = (attributes = '') =>
  `<iframe ${attributes} title="don" width="400" height="900" src="${bench().server.url}/embed/org-donation?org=demo&lang=fr"></iframe>`;

/** Chooses 1 234 €, which no preset proposes, and presses the button. */
async function giveInFrame() {
  const { otherAmount, give } = donationCard(page.frameLocator('iframe'));
  await otherAmount.fill('1 234');
  await letClicksThrough(page);
  await give.click();
}

async function expectAmountAtPayment(at: Page) {
  await at.waitForURL(/\/paiement\?.*intent=/);
  const { pay } = paymentForm(at);
  await pay.waitFor();
  expect(await pay.textContent()).toMatch(spaced('1 234 €'));
}

describe('from a frame on another site the amount arrives at the payment form', () => {
  it('ELEM-03 ELEM-04 with the host script, where storage is partitioned', async () => {
    await openHost(`<div data-org-frame="org-donation" data-org="demo" data-lang="fr"></div>${script()}`);
    await giveInFrame();
    await expectAmountAtPayment(page);
    expect(page.context().pages()).toHaveLength(1);
  });

  it('ENT-28 and the browser does partition storage, or the tests here prove nothing', async () => {
    await openHost(plainFrame());
    await donationCard(page.frameLocator('iframe')).give.waitFor();
    const [frame] = page.frames().filter((candidate) => candidate.url().includes('/embed/'));
    await frame?.evaluate(() => localStorage.setItem('probe', 'framed'));
    await page.goto(`${bench().server.url}/healthz`);
    expect(await page.evaluate(() => localStorage.getItem('probe'))).toBeNull();
  });

  it('ELEM-04 without any script of ours on the page', async () => {
    await openHost(plainFrame());
    await giveInFrame();
    await expectAmountAtPayment(page);
  });

  it('ENT-28 where storage throws: a sandbox without an origin', async () => {
    const sandbox = 'allow-scripts allow-forms allow-top-navigation-by-user-activation';
    await openHost(plainFrame(`sandbox="${sandbox}"`));
    await donationCard(page.frameLocator('iframe')).give.waitFor();
    const [frame] = page.frames().filter((candidate) => candidate.url().includes('/embed/'));
    const storage = await frame?.evaluate(() => {
      try {
        return `${sessionStorage.length}`;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(storage).toBe('SecurityError');
    await giveInFrame();
    await expectAmountAtPayment(page);
  });

  it('ELEM-04 in a new tab, where a sandbox forbids to move the window', async () => {
    const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
    await openHost(plainFrame(`sandbox="${sandbox}"`));
    const opened = page.context().waitForEvent('page');
    await giveInFrame();
    await expectAmountAtPayment(await opened);
    expect(page.url()).toBe(`${host.origin('127.0.0.1')}/page`);
  });

  it('ELEM-04 by a visible link, where a sandbox forbids that too', async () => {
    await openHost(plainFrame('sandbox="allow-scripts allow-same-origin allow-forms"'));
    await giveInFrame();
    const link = page.frameLocator('iframe').getByRole('link', { name: 'Continuer vers le paiement' });
    await link.waitFor();
    const address = (await link.getAttribute('href')) ?? '';
    const tab = await page.context().newPage();
    await tab.goto(address);
    await expectAmountAtPayment(tab);
  });
});

describe('on a page of another site, in the page itself', () => {
  const tags = () => `<script type="module" src="${bench().server.url}/elements/autoload.js"></script>
    <org-donation org="demo" lang="fr"></org-donation>`;

  it('ELEM-03 the amount arrives at the payment form', async () => {
    await openHost(tags());
    const { otherAmount, give } = donationCard(page);
    await otherAmount.fill('1 234');
    await give.click();
    await expectAmountAtPayment(page);
  });

  it('ENT-28 even if reading storage throws on every page', async () => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await openHost(tags());
    const { otherAmount, give } = donationCard(page);
    await otherAmount.fill('1 234');
    await give.click();
    await expectAmountAtPayment(page);
  });
});
