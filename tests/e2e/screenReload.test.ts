import type { Page } from 'playwright-core';
import type { Campaign } from '../../src/contract/campaigns/campaigns';
import { openBrowser } from './support/browser';
import { startOrgkit, type OrgkitServer } from './support/orgkitServer';
import { adminCall } from './support/payments';
import { eventually } from './support/screenBench';

jest.setTimeout(240_000);

let server: OrgkitServer;
let page: Page;
let close = () => Promise.resolve();
const address = () => `${server.url}/campagne/soiree/__screen`;
const total = async () => parseFloat(await page.locator('org-screen .total .visually-hidden').innerText());
const mark = () => page.locator('org-screen .offline').count();
const give = (montant: number) =>
  adminCall(server, 'POST', 'campagnes/soiree/dons', { id: `g${montant}`, montant, displayName: 'Dana' });

beforeAll(async () => {
  const [started, browser] = await Promise.all([startOrgkit(), openBrowser()]);
  server = started;
  close = () => browser.close();
  const soiree = { id: 'soiree', label: 'Soirée des Tilleuls', objectif: 1000, screenId: 'classic-gala' };
  await adminCall(server, 'POST', 'campagnes', soiree);
  await give(180);
  page = await (await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(60_000);
});
afterAll(() => close());

it('SCREEN-09 a screen survives a reload while its server is silent or gone, says so, and goes on when it is back', async () => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => /Content Security|Trusted/i.test(message.text()) && faults.push(message.text()));
  await page.goto(address());
  await eventually(total, 180);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const keptOf = (ending: string) =>
    page.evaluate(async (wanted) => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().some(({ url }) => url.includes(wanted));
    }, ending);
  for (const part of ['/__screen', '/autoload.js', '/v1/campagne/id/']) await eventually(() => keptOf(part), true);

  process.kill(server.pid, 'SIGSTOP');
  await page.reload();
  await eventually(total, 180);
  await eventually(mark, 1);
  process.kill(server.pid, 'SIGCONT');
  await give(20);
  await eventually(total, 200);
  await eventually(mark, 0);
  const keptTotal = () =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const answers = await Promise.all(stores.map((store) => store.matchAll()));
      const campaign = answers.flat().find(({ url }) => url.includes('/v1/campagne/id/'));
      return ((await campaign?.json()) as Campaign | undefined)?.stats.total.sum.total;
    });
  await eventually(keptTotal, 200);

  await server.stop();
  await page.reload();
  await eventually(total, 200);
  await eventually(mark, 1);
  expect(faults).toEqual([]);
});

it('SCREEN-09 no page but the screen is kept', async () => {
  const others = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ scope }) => new URL(scope).pathname);
  });
  expect(others).toEqual(['/campagne/soiree/__screen']);
  await expect(page.goto(`${server.url}/campagne/soiree`)).rejects.toThrow(/ERR_CONNECTION/);
});
