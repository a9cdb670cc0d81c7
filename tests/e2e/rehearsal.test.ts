import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openShell } from './support/browser';
import { startOrgkit, type OrgkitServer } from './support/orgkitServer';
import { eventually, plain } from './support/screenBench';
import type { Browser, Page } from 'playwright-core';

let server: OrgkitServer;
let browser: Browser;
/** No provider here takes real money, so that none may go live: the data of one that did are planted. */
beforeAll(async () => {
  const planted = mkdtempSync(join(tmpdir(), 'orgkit-live-'));
  const fresh = process.env['ORGKIT_FRESH_DATA'] ?? '';
  cpSync(fresh, planted, { recursive: true });
  const database = await PGlite.create(join(planted, 'database'));
  await database.query(`update organisations set document = jsonb_set(document, '{mode}', '"live"') where id = 'demo'`);
  await database.close();
  process.env['ORGKIT_FRESH_DATA'] = planted;
  [server, browser] = await Promise.all([startOrgkit({ embedded: true }), openShell()]);
  process.env['ORGKIT_FRESH_DATA'] = fresh;
  rmSync(planted, { recursive: true, force: true });
});
let tries = 0;
/** A retry starts without the gifts of the first try. */
let campaign: string;
beforeEach(async () => {
  campaign = `soiree-${(tries += 1)}`;
  await admin('POST', '', { id: campaign, label: 'Soirée', objectif: 1000, screenId: 'classic-gala' });
  await give({ montant: 100, displayName: 'Dana' });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function admin(method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${server.adminToken}`, 'content-type': 'application/json' };
  const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${server.url}/v1/admin/campagnes${path}`, request);
  const said = await answer.text();
  if (!answer.ok || said.includes('"success":false')) throw new Error(`${path}: ${answer.status} ${said}`);
}
const give = (gift: { montant: number; displayName: string; mode?: 'test' }) =>
  admin('POST', `/${campaign}/dons`, gift);
async function show(path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
}
const total = async (page: Page) => plain(await page.locator('.total .visually-hidden').innerText());
const cards = async (page: Page) => plain(await page.locator('.screen-card[aria-hidden=false]').first().innerText());

it('ENT-32 of a live organisation, the rehearsal’s screen shows test gifts, marked, and the real one stays as it is', async () => {
  const real = await show(`/campagne/${campaign}/__screen`);
  const tried = await show(`/campagne/${campaign}/__screen?rehearsal`);
  for (const screen of [real, tried]) await eventually(() => total(screen), '100,00 Parrainages');
  await give({ montant: 60, displayName: 'Répétition', mode: 'test' });
  await eventually(() => total(tried), '160,00 Parrainages');
  expect(await cards(tried)).toContain('Répétition');
  expect(await cards(tried)).toContain('Essai');
  expect(await tried.locator('p.trial').innerText()).toBe('Essai : aucun argent n’est débité');
  expect(await tried.locator('.code').count()).toBe(0);
  // What comes next comes after it: had the test gift been told here, it would be counted by now.
  await give({ montant: 5, displayName: 'Noam' });
  await eventually(() => total(real), '105,00 Parrainages');
  expect(await real.locator('body').innerText()).not.toContain('Répétition');
  expect(await real.locator('p.trial').count()).toBe(0);
  expect(await real.locator('.code').count()).toBe(1);

  const page = await show(`/campagne/${campaign}?rehearsal`);
  await page.locator('org-campaign p.trial').waitFor();
  expect(await page.getByRole('button', { name: /don/i }).count()).toBe(0);
  const giving = await show(`/campagne/${campaign}`);
  await giving.getByRole('button', { name: /don/i }).first().waitFor();

  await admin('DELETE', `/${campaign}/repetition`);
  await eventually(() => total(tried), '105,00 Parrainages');
  await eventually(() => total(real), '105,00 Parrainages');
});
