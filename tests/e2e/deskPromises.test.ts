import type { BrowserContextOptions, Page } from 'playwright-core';
import { inHebrew, press, useDesk } from './support/desk';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const admin = <T>(method: string, path: string, body?: unknown) => adminCall<T>(bench().server, method, path, body);
const rest = async (id: string) =>
  (await admin<{ id: string; reste: number }[]>('GET', 'campagnes/promises/engagements')).find((one) => one.id === id)
    ?.reste;

beforeAll(async () => {
  await admin('POST', 'campagnes', { id: 'promises', label: 'Soirée des Tilleuls', gala: true });
  for (const [id, displayName] of [
    ['noam', 'Noam'],
    ['long', 'Famille Bensoussan-Abitbol de la communauté des Tilleuls et de ses environs'],
  ])
    await admin('POST', 'campagnes/promises/engagements', { id, displayName, montant: 180 });
});

async function openPromises(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openAsOwner(options);
  await page.goto(at('/o/demo/campaigns/promises/evening'));
  return page;
}

it('DESK-130 PLEDGE-04 notes what came by hand once, though the answer was lost, and takes a mistake back', async () => {
  const page = await openPromises();
  const dialog = page.getByRole('dialog');
  await press(page, 'Paiements de Noam');
  await dialog.getByText('Rien n’a encore été payé.').waitFor();
  await dialog.getByRole('button', { name: 'Saisir un paiement reçu' }).click();
  await dialog.getByLabel('Montant reçu').fill('100');
  await dialog.getByLabel('Moyen de paiement').selectOption('cheque');
  const save = dialog.getByRole('button', { name: /^Enregistrer 100/ });
  await page.route('**/payments', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await save.click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await save.click();
  await dialog.getByRole('row', { name: /Chèque/ }).waitFor();
  await dialog.getByText(/^Reste 80/).waitFor();
  expect(await rest('noam')).toBe(80);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Annuler', exact: true }).click();
  await dialog.getByRole('button', { name: 'Annuler le paiement' }).click();
  await dialog.getByRole('row', { name: /Chèque.*Annulé/ }).waitFor();
  expect(await rest('noam')).toBe(180);
  expect(faults()).toEqual([]);
});

it('DESK-130 PLEDGE-04 the gift that pays a promise keeps its amount; a paid promise has its payments', async () => {
  const hand = { id: 'hand-1', montant: 180, means: 'cash', date: '2025-01-10' };
  await admin('POST', 'campagnes/promises/engagements/long/payments', hand);
  const page = await openPromises({ viewport: { width: 360, height: 740 } });
  await page.getByLabel('Nature').last().selectOption('gifts');
  await page.getByRole('row', { name: /Famille Bensoussan.*Affiché/ }).waitFor();
  await page
    .getByRole('table')
    .getByRole('button', { name: /^Famille Bensoussan/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').waitFor();
  expect(await dialog.getByLabel('Montant').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByLabel('Nature').last().selectOption('');
  await press(page, /^Paiements de Famille/);
  await dialog.getByRole('row', { name: /Espèces/ }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Saisir un paiement reçu' }).count()).toBe(0);
  expect(await horizontalOverflow(page)).toBe(0);
});

it('DESK-130 USER-01 who is no owner reads the payments, and notes none; I18N-01 in Hebrew on a phone', async () => {
  const page = await openAsOwner({ viewport: { width: 360, height: 740 } });
  await page.goto(at('/account'));
  const session = await page.evaluate(async () => (await fetch('/admin/v1/session')).text());
  await inHebrew(page, async () => {
    const body = session.replaceAll('"role":"owner"', '"role":"editor"').replaceAll('"lang":"fr"', '"lang":"he"');
    await page.route('**/admin/v1/session', (route) => route.fulfill({ body, contentType: 'application/json' }));
    await page.goto(at('/o/demo/campaigns/promises/evening'));
    // An editor makes codes for helpers.
    await page.getByRole('button', { name: 'יצירת קוד' }).waitFor();
    await page.getByRole('button', { name: 'תשלומים: Noam' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^נותרו/).waitFor();
    expect(await dialog.getByRole('button', { name: 'רישום תשלום שהתקבל' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.unroute('**/admin/v1/session');
  });
});

it('DESK-131 open forms with warnings wait on the overview, with the way to the builder', async () => {
  const content = JSON.stringify({ version: 1, blocks: [{ id: 'b1', type: 'video' }] });
  await admin('POST', 'forms', { id: 'adhesion', title: 'Adhésion', content });
  const page = await openAsOwner();
  await page.goto(at('/o/demo/overview'));
  await page.getByRole('link', { name: '1 point à vérifier dans « Adhésion »' }).click();
  await page.waitForURL(/forms\/adhesion\/edit$/);
});
