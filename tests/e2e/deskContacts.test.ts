import type { BrowserContextOptions, Page } from 'playwright-core';
import type { ContactRecord, ContactRow } from '../../src/contract/records/contacts';
import { button, heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

async function openAt(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openAsOwner(options);
  await page.goto(at(`/o/demo/${path}`));
  return page;
}
const make = (body: object) => adminCall<ContactRecord>(bench().server, 'POST', 'contacts', body);
const listed = (query: string) => adminCall<ContactRow[]>(bench().server, 'GET', `contacts?${query}`);

it('DESK-70 DESK-71 one is written down, changed without loss, and found', async () => {
  const page = await openAt('contacts');
  await heading(page, 'Contacts');
  await press(page, 'Nouveau contact');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Prénom').fill('Rivka');
  await dialog.getByLabel('Nom', { exact: true }).fill('Azoulay');
  await dialog.getByLabel('Adresse e-mail').fill('rivka@example.org');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.route('**/contacts', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await heading(page, 'Rivka Azoulay');

  await page.getByLabel('Étiquettes').fill('Membre, Chorale');
  await page.getByLabel('Téléphones').fill('12');
  await press(page, 'Ajouter une date');
  await page.getByLabel('De qui').fill('Moshe Azoulay');
  await page.getByLabel('Date', { exact: true }).fill('1990-01-15');
  await page
    .getByText('18 Tevet 5750', { exact: false })
    .or(page.getByText('18 Téveth 5750', { exact: false }))
    .waitFor();
  await press(page, 'Enregistrer');
  await page.getByText('Vérifiez ce champ. Téléphones').waitFor();
  await page.getByLabel('Téléphones').fill('06 12 34 56 78');
  await page.context().setOffline(true);
  await press(page, 'Enregistrer');
  await page.getByText('Pas de réponse du serveur').waitFor();
  await page.context().setOffline(false);
  await press(page, 'Enregistrer');
  await page.getByText('Non enregistré').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Téléphones').inputValue()).toBe('+33612345678');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await listed('tag=Chorale')).toHaveLength(1);

  await page.getByRole('link', { name: 'Tous les contacts' }).click();
  await page.getByLabel('Rechercher').fill('0612345');
  await page.waitForURL(/search=/);
  await page.getByRole('link', { name: 'Rivka Azoulay' }).waitFor();
  expect(faults().filter((text) => !/ERR_(FAILED|INTERNET_DISCONNECTED)/.test(text))).toEqual([]);
});

it('DESK-72 doubles are merged once asked, and the merge is undone', async () => {
  const one = await make({ nom: 'Aabada', prenom: 'Sam', emails: ['sam@example.org'] });
  await make({ nom: 'Aabada', prenom: 'Sam', emails: ['s.berdah@example.org'] });
  const page = await openAt('contacts/doubles');
  const pair = page.getByRole('listitem').filter({ hasText: 's.berdah@example.org' });
  await pair.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await pair.getByRole('button', { name: 'Fusionner' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Fusionner' }).click();
  await page.getByText('Les contacts sont réunis.').waitFor();
  await page.goto(at(`/o/demo/contacts/${one.id}`));
  await heading(page, 'Contacts réunis ici');
  await page.getByText('s.berdah@example.org').waitFor();
  await press(page, 'Annuler la fusion');
  await page.getByText('Les contacts sont de nouveau séparés.').waitFor();
  expect(await listed('search=aabada')).toHaveLength(2);
  await press(page, 'Deux personnes');
  await page.getByText('Ils ne seront plus proposés.').waitFor();
  expect(faults()).toEqual([]);
});

it('DESK-72 another contact is chosen by name, to be merged or to share a household', async () => {
  const { id } = await make({ nom: 'Choisie', emails: ['choisie@example.org'] });
  const page = await openAt(`contacts/${id}`);
  for (const name of ['Fusionner avec un autre contact', 'Rattacher à un foyer']) {
    await press(page, name);
    await page.getByRole('dialog').getByLabel('Rechercher').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

it('DESK-73 one is erased after what goes was read', async () => {
  const { id } = await make({ nom: 'Partante', emails: ['partante@example.org'] });
  const page = await openAt(`contacts/${id}`);
  await press(page, 'Effacer…');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('C’est définitif.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
  await page.getByText('La personne est effacée.').waitFor();
  await heading(page, 'Contacts');
  expect(await listed('search=partante')).toEqual([]);
  expect(faults()).toEqual([]);
});

it('DESK-74 memorials are listed by day, on a phone too', async () => {
  const today = new Date();
  // In the days to come wherever the organisation's clock stands.
  const day = new Date(Date.UTC(today.getFullYear() - 19, today.getMonth(), today.getDate() + 3))
    .toISOString()
    .slice(0, 10);
  await make({ nom: 'Zilberman', dates: [{ kind: 'birthday', name: '', day, afterSunset: false }] });
  const page = await openAt('contacts/dates?kind=birthday', { viewport: { width: 360, height: 740 } });
  await heading(page, 'Hazkarot et anniversaires');
  await page.getByRole('link', { name: 'Zilberman' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await button(page, 'Exporter en CSV').count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(at('/o/demo/contacts?search=zilberman'));
  await page.getByRole('link', { name: 'Zilberman' }).click();
  await heading(page, 'Zilberman');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(faults()).toEqual([]);
});
