import type { OwnService } from '../../src/contract/records/adminServices';
import { heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const named = async (name: string) =>
  (await adminCall<OwnService[]>(bench().server, 'GET', 'services')).filter((service) => service.name === name);

it('DESK-106 DESK-107 a service is made once, changed beside somebody else, and archived', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/content/services'));
  await press(page, 'Nouvelle activité');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nom').fill('Repas de Pourim');
  await dialog.getByLabel('Prix', { exact: true }).fill('18,50');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.route('**/services', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await heading(page, 'Repas de Pourim');
  const [service] = await named('Repas de Pourim');
  expect(service).toMatchObject({ montant: 18.5, recurrent: 0, active: true });

  await page.getByLabel('Rubrique').fill('Fêtes');
  await page.getByLabel('Le prix est par personne').check();
  await page.getByLabel('Prix', { exact: true }).fill('20');
  await adminCall(bench().server, 'PUT', `services/${service?.id}`, { montant: 25 });
  await press(page, 'Enregistrer');
  await page.getByText('Prix : 25').waitFor();
  await press(page, 'Enregistrer');
  await page.getByText('C’est enregistré.').waitFor();
  expect(await named('Repas de Pourim')).toMatchObject([
    { montant: 20, sysQuantity: true, groupe: { id: 'fetes', name: 'Fêtes' } },
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('radio', { name: /^Archivé/ }).check();
  await page.context().setOffline(true);
  await press(page, 'Enregistrer');
  await page.getByText('Pas de réponse du serveur').waitFor();
  await page.context().setOffline(false);
  await press(page, 'Enregistrer');
  await page.getByRole('link', { name: 'Voir sur le site' }).waitFor({ state: 'detached' });
  expect(await named('Repas de Pourim')).toMatchObject([{ active: false }]);
  expect(faults()).toEqual([]);
});
