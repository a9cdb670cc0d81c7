import type { BrowserContextOptions, Page } from 'playwright-core';
import { press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

const debt = async (id: string, more: Record<string, unknown> = {}) => {
  const body = { id, name: 'Famille Azoulay, cotisation', montant: 120, ...more };
  await adminCall(bench().server, 'POST', 'dettes', body);
  return id;
};
async function openDebt(id: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openAsOwner(options);
  await page.goto(at(`/o/demo/debts/${id}`));
  return page;
}

it('DESK-110 CALL-119 has an address to send, and is paid there', async () => {
  const page = await openDebt(await debt('shared', { due: '2020-01-31' }));
  await page.locator('.desk-sum').getByText('En retard').waitFor();
  await page.route('**/lien', (route) => route.abort(), { times: 1 });
  await press(page, 'Afficher l’adresse');
  await page.getByText('Pas de réponse du serveur').waitFor();
  await press(page, 'Afficher l’adresse');
  const address = await page.getByLabel('Adresse de paiement').inputValue();
  await page.getByRole('img', { name: 'Code QR de ce lien' }).waitFor();
  const mail = decodeURIComponent((await page.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href'))!);
  expect(mail).toContain(address);
  expect(mail).toMatch(/Famille Azoulay, cotisation : il reste 120/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(address);
  await page.locator('org-payment').getByText('Famille Azoulay, cotisation').first().waitFor();
});

it('DESK-111 PAY-53 is paid by hand, once though the answer was lost, and a mistake is taken back', async () => {
  const page = await openDebt(await debt('by-hand'));
  const dialog = page.getByRole('dialog');
  await press(page, 'Saisir un paiement reçu');
  await dialog.getByLabel('Montant reçu').fill('200');
  await dialog.getByText('Saisissez un montant jusqu’à 120').waitFor();
  await dialog.getByLabel('Montant reçu').fill('50');
  await dialog.getByLabel('Moyen de paiement').selectOption('cheque');
  expect(await accessibilityFaults(page)).toEqual([]);
  const save = dialog.getByRole('button', { name: /^Enregistrer 50/ });
  await page.route('**/payments', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await save.click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await save.click();
  await page.getByRole('row', { name: /Chèque/ }).waitFor();
  expect(await adminCall(bench().server, 'GET', 'dettes/by-hand')).toMatchObject({ payed: 50, reste: 70 });

  await press(page, 'Annuler');
  await dialog.getByRole('button', { name: 'Annuler le paiement' }).click();
  await page
    .getByRole('row', { name: /Chèque/ })
    .getByText('Annulé')
    .waitFor();
  expect(await adminCall(bench().server, 'GET', 'dettes/by-hand')).toMatchObject({ payed: 0, reste: 120 });
  // Its story goes on: what was paid once is closed, not deleted.
  await press(page, 'Supprimer la dette');
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await dialog.getByText('Fermez-la plutôt').waitFor();
  expect(faults()).toEqual([]);
});

it('CALL-120 DESK-110 one that nobody paid is deleted; DESK-112 the overview tells of open and late ones', async () => {
  const page = await openDebt(await debt('mistake', { due: '2020-01-31', name: 'Par erreur' }));
  await page.goto(at('/o/demo/overview'));
  await page.getByRole('link', { name: /en retard/ }).click();
  await page.getByRole('link', { name: 'Par erreur' }).click();
  await press(page, 'Supprimer la dette');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByText('La dette est supprimée.').waitFor();
  await page.getByLabel('Rechercher').waitFor();
  expect(await page.getByRole('link', { name: 'Par erreur' }).count()).toBe(0);
});

it('DESK-46 a table whose columns are called as here needs no choice, and is told of them by these names', async () => {
  const page = await openDebt('shared');
  await page.goto(at('/o/demo/debts'));
  const dialog = page.getByRole('dialog');
  await press(page, 'Importer un tableau');
  await dialog.getByLabel('Tableau').fill('Famille;Solde\nAttias;80');
  await press(page, 'Vérifier');
  await dialog.getByText('Nom manque').waitFor();
  await dialog.getByText('Montant dû manque').waitFor();
  await dialog.getByLabel('Tableau').fill('Nom;Montant dû;À régler le\nAttias;80;31/12/2030\nDrai;20;demain');
  await press(page, 'Vérifier');
  await dialog.getByText('À régler le n’est pas une date').waitFor();
  await dialog.getByLabel('Tableau').fill('Nom;Montant dû;À régler le\nAttias;80;31/12/2030');
  await press(page, 'Vérifier');
  await dialog.getByRole('button', { name: 'Importer 1 dette' }).click();
  await page.getByText('31 décembre 2030').waitFor();
});

it('DESK-110 USER-01 viewers see what is left, and change nothing; on a phone it fits', async () => {
  const page = await openAsOwner({ viewport: { width: 360, height: 740 } });
  await page.goto(at('/o/demo/debts/shared'));
  await page.locator('.desk-sum').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  const session = await page.evaluate(async () => (await fetch('/admin/v1/session')).text());
  const body = session.replaceAll('"role":"owner"', '"role":"viewer"');
  await page.route('**/admin/v1/session', (route) => route.fulfill({ body, contentType: 'application/json' }));
  await page.reload();
  await page.locator('.desk-sum').waitFor();
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
});

it('DESK-198 CALL-211 come in the order that is chosen, those to be paid also by their day, as do contacts and promises', async () => {
  for (const [id, montant, due] of [
    ['sorted-1', 30, '2031-03-05'],
    ['sorted-2', 10, '2031-03-01'],
    ['sorted-3', 20, null],
  ] as const)
    await debt(id, { name: `Ordre ${id}`, montant, due });
  const page = await openAsOwner();
  await page.goto(at('/o/demo/debts?search=ordre'));
  const order = page.getByLabel('Trier');
  const expectNames = (names: string) => {
    const rows = [...names].map((last, at) => `:has(tr:nth-child(${at + 1}):has-text("sorted-${last}"))`);
    return page.locator(`tbody${rows.join('')}:not(:has(tr:nth-child(4)))`).waitFor();
  };
  await expectNames('321');
  await order.selectOption('Les plus grands montants d’abord');
  await expectNames('132');
  expect(new URL(page.url()).search).toBe('?search=ordre&sort=-montant');
  await page.reload();
  await expectNames('132');
  expect(await order.getByRole('option').allInnerTexts()).not.toContain('Échéance la plus proche d’abord');
  await page.getByLabel('État').selectOption('À payer');
  await expectNames('321');
  await order.selectOption('Échéance la plus proche d’abord');
  await expectNames('213');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(at('/o/demo/contacts?sort=-date'));
  await page.locator('[aria-busy=false] > .desk-table').waitFor();
  expect(await order.inputValue()).toBe('-date');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(at('/o/demo/campaigns/gala/evening?sort=montant'));
  await page.locator('[aria-busy=false] > .desk-table').first().waitFor();
  expect(await order.inputValue()).toBe('montant');
  expect(faults()).toEqual([]);
});
