import type { Page } from 'playwright-core';
import type { ContactRow } from '../../src/contract/records/contacts';
import { heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

const listed = (query: string) => adminCall<ContactRow[]>(bench().server, 'GET', `contacts?limit=200&${query}`);

async function openImport(): Promise<Page> {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/contacts'));
  await page.getByRole('link', { name: 'Importer une liste' }).click();
  await heading(page, 'Importer une liste');
  return page;
}
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

it('DESK-75 DESK-76 DESK-77 a list from French Excel is checked, mended and entered, also over a network that fails', async () => {
  const page = await openImport();
  await choose(page, 'membres.xlsx', Buffer.from('PK\u0003\u0004'));
  await page.getByText('C’est un classeur.').waitFor();
  const members = Array.from({ length: 250 }, (_, index) => `Membre ${index};Éloïse;m${index}@example.org;Orléans`);
  const table = ['Nom;Prénom;Courriel;Cotisation', ...members, 'Katz;Dan;pas une adresse;Nice'].join('\r\n');
  await choose(page, 'membres.csv', Buffer.from(table, 'latin1'));
  await heading(page, '251 personnes dans le fichier');
  expect(await page.getByLabel('Courriel').inputValue()).toBe('email');
  expect(await page.getByLabel('Cotisation').inputValue()).toBe('');
  await page.getByText('Éloïse').first().waitFor();
  await page.getByLabel('Cotisation').selectOption('ville');
  expect(await accessibilityFaults(page)).toEqual([]);

  // The second piece is lost on its way.
  let sent = 0;
  await page.route('**/contacts/imports', (route) => ((sent += 1) === 2 ? route.abort() : route.continue()));
  await press(page, 'Vérifier sans rien changer');
  await page.getByText('Pas de réponse du serveur').waitFor();
  await page.getByText('200 lignes vérifiées sur 251').waitFor();
  await press(page, 'Vérifier sans rien changer');
  await page.getByText('250 contacts seraient ajoutés').waitFor();
  expect(sent).toBe(3);
  await page.getByText('Ligne 252 · Dan Katz · pas une adresse · E-mail · adresse non valable').waitFor();
  expect(await listed('search=Membre')).toEqual([]);
  const download = page.waitForEvent('download');
  await press(page, 'Télécharger ces lignes');
  expect((await download).suggestedFilename()).toBe('refused.csv');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.route('**/start', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await press(page, 'Importer 250 personnes');
  await page.getByText('Pas de réponse du serveur').waitFor();
  await press(page, 'Importer 250 personnes');
  await page.getByText('250 contacts ajoutés').waitFor();
  await page.getByText('1 ligne laissée de côté').waitFor();
  await page.getByRole('button', { name: 'Télécharger ces lignes' }).waitFor();
  expect(await listed('search=Membre')).toHaveLength(200);
  await page.reload();
  await page.getByText('250 contacts ajoutés').waitFor();
  expect(faults()).toEqual([]);
});

it('DESK-77 a list that is being entered is shown to whoever comes back, and can be stopped', async () => {
  const page = await openImport();
  const table = ['Nom', ...Array.from({ length: 3000 }, (_, index) => `Longue ${index}`)].join('\n');
  await choose(page, 'longue.csv', Buffer.from(table));
  await press(page, 'Vérifier sans rien changer');
  await press(page, 'Importer 3000 personnes');
  await heading(page, 'Import en cours');
  await page.goto(at('/o/demo/contacts/import'));
  await heading(page, 'Import en cours');
  expect(await page.getByRole('button', { name: 'Choisir un fichier' }).count()).toBe(0);
  await press(page, 'Arrêter l’import');
  await page.getByRole('dialog').getByRole('button', { name: 'Arrêter l’import' }).click();
  await page.getByText(/^Arrêté après \d+ sur 3000\.$/).waitFor();
  await page.getByRole('button', { name: 'Choisir un fichier' }).waitFor();
  expect(faults()).toEqual([]);
});

it('DESK-75 PERS-11 a list is read as of the country that is chosen for it', async () => {
  const page = await openImport();
  await choose(page, 'jerusalem.csv', Buffer.from('Nom;Téléphone;Pays\nSion;02-623-4567;\nNulle;;Atlantide'));
  await press(page, 'Vérifier sans rien changer');
  await page.getByText('Ligne 2 · Sion · 02-623-4567 · Téléphone · numéro non valable').waitFor();
  await page.getByText('Ligne 3 · Nulle · Atlantide · Pays · pays inconnu').waitFor();
  await page.getByLabel('Pays de la liste').selectOption({ label: 'Israël' });
  await press(page, 'Vérifier sans rien changer');
  await page.getByText('1 contact serait ajouté').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults()).toEqual([]);
});

it('DESK-77 PERS-12 all lines that were left out are counted, also where only the first are told', async () => {
  const page = await openImport();
  const faulty = Array.from({ length: 230 }, (_, index) => `Sans ${index};pas une adresse`);
  await choose(page, 'fautes.csv', Buffer.from(['Nom;Courriel', 'Seule;seule@example.org', ...faulty].join('\n')));
  await press(page, 'Vérifier sans rien changer');
  await page.getByText('230 lignes seraient laissées de côté').waitFor();
  await press(page, 'Importer 1 personne');
  await page.getByText('230 lignes laissées de côté').waitFor();
  await page.getByText('210 autres erreurs').waitFor();
  await page.reload();
  await page.getByText('230 lignes laissées de côté').waitFor();
  await page.getByText('210 autres erreurs').waitFor();
  expect(faults()).toEqual([]);
});
