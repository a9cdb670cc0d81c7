import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Browser } from 'playwright-core';
import { openShell } from './support/browser';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { startOrgkit, type OrgkitServer } from './support/orgkitServer';
import { eventually, plain } from './support/screenBench';

let server: OrgkitServer;
let browser: Browser;
/** Teams are planted: the API takes them one by one. */
beforeAll(async () => {
  const planted = mkdtempSync(join(tmpdir(), 'orgkit-teams-'));
  const fresh = process.env['ORGKIT_FRESH_DATA'] ?? '';
  cpSync(fresh, planted, { recursive: true });
  const database = await PGlite.create(join(planted, 'database'));
  await database.query(`
    insert into campaign_teams (id, organisation_id, campaign_id, param, label, created_at, updated_at)
    select 'many-' || n, 'demo', 'lumieres', 'equipe-' || n, 'Équipe ' || n, now(), now() from generate_series(1, 5000) n
  `);
  await database.close();
  process.env['ORGKIT_FRESH_DATA'] = planted;
  [server, browser] = await Promise.all([startOrgkit({ embedded: true }), openShell()]);
  process.env['ORGKIT_FRESH_DATA'] = fresh;
  rmSync(planted, { recursive: true, force: true });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function give(montant: number, team: string) {
  const headers = { authorization: `Bearer ${server.adminToken}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ montant, displayName: 'Dana', team });
  const answer = await fetch(`${server.url}/v1/admin/campagnes/lumieres/dons`, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ success: true });
}

async function visit(path: string, language: string) {
  const context = await browser.newContext({
    locale: language,
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const reads: { path: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!/^\/v1\/campagne\/(id|teams)\//.test(pathname)) return;
    const bytes = response.body().then(
      ({ length }) => length,
      () => Infinity,
    );
    reads.push({ path: `${pathname.split('/')[3]}${search}`, bytes });
  });
  await page.goto(server.url + path);
  return {
    page,
    reads,
    rows: page.locator('org-campaign .team'),
    close: () => context.close(),
  };
}

it('CALL-38 TEAM-02 a page of 5,000 teams lists the best, follows one that rises, and finds any', async () => {
  const { page, reads, rows, close } = await visit('/campagne/lumieres', 'fr-FR');
  await eventually(() => rows.count(), 50);
  await give(90_000, 'equipe-4321');
  await eventually(async () => plain(await rows.first().innerText()).includes('Équipe 4321'), true);
  await page.getByRole('button', { name: 'Afficher plus d’équipes' }).click();
  // A hundred, and the last of the fifty where they were not read again since another rose above it.
  await eventually(async () => [100, 101].includes(await rows.count()), true);
  const shown = await rows.getByRole('link').allInnerTexts();
  expect(new Set(shown).size).toBe(shown.length);

  const search = page.getByRole('searchbox', { name: 'Chercher une équipe' });
  await search.fill('equipe 4999');
  await eventually(() => rows.count(), 1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await search.fill('personne');
  await page.getByText('Aucune équipe ne porte ce nom.').waitFor();
  await search.fill('equipe 4999');
  await rows.getByRole('link', { name: 'Équipe 4999' }).click();
  await page.waitForURL('**/campagne/lumieres/equipe-4999');
  const ofGift = page.getByRole('combobox', { name: 'Équipe soutenue' });
  await eventually(() => ofGift.inputValue(), 'Équipe 4999');

  for (const { path } of reads) expect(path).toMatch(/[?&](teams=best|after=|q=)/);
  expect(Math.max(...(await Promise.all(reads.map(({ bytes }) => bytes))))).toBeLessThan(30_000);
  await close();
});

it('CALL-38 TEAM-01 the address of any team shows its page, and a gift can go to any other', async () => {
  const { page, close } = await visit('/he/campagne/lumieres/equipe-77', 'he-IL');
  const field = page.getByRole('combobox', { name: /צוות/ });
  await eventually(() => field.inputValue(), 'Équipe 77');
  await field.fill('equipe 3210');
  await page.getByRole('option', { name: 'Équipe 3210' }).click();
  expect(await field.inputValue()).toBe('Équipe 3210');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await close();
});
