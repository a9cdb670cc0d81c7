import { heading, press, save, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const ask = <T>(method: string, path: string, body?: object) => adminCall<T>(bench().server, method, path, body);
interface Section {
  readonly id: string;
  readonly label: string;
  readonly content: string;
}
const named = async (label: string) =>
  (await ask<Section[]>('GET', 'sections')).filter((section) => section.label === label);

it('DESK-196 a section is made once, written, shown by a campaign, and deleted once nothing shows it', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/content/sections'));
  await press(page, 'Nouvelle section');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titre').fill('Programme du soir');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.route('**/sections', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await heading(page, 'Programme du soir');
  const [section, ...others] = await named('Programme du soir');
  expect(others).toEqual([]);

  await page.getByRole('textbox', { name: 'Texte', exact: true }).fill('Dîner à 20 h');
  await save(page);
  expect((await named('Programme du soir'))[0]?.content).toContain('Dîner à 20 h');
  await page.getByText('Nulle part pour l’instant').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const sections = [{ id: section?.id, type: 'SECTION', label: '' }];
  await ask('POST', 'campagnes', { id: 'soir', label: 'Soirée', config: { sections } });
  await page.reload();
  await page.getByRole('link', { name: /Soirée/ }).waitFor();
  await press(page, 'Supprimer');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await dialog.getByRole('link', { name: /Soirée/ }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Archiver' }).count()).toBe(0);
  await ask('PUT', 'campagnes/soir', { config: { sections: [] } });
  await page.reload();
  await press(page, 'Supprimer');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await heading(page, 'Sections');
  expect(await named('Programme du soir')).toEqual([]);
  expect(faults()).toEqual([]);
});

const label = 'Un titre qui ne tient pas sur une ligne, même courte. '.repeat(3).trim();
beforeAll(() => ask('POST', 'sections', { id: 'long', label, content: '' }));
