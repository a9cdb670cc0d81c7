import { heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const orgkit = useOrgkitBench();
const { openAsOwner, faults } = useDesk(orgkit);

describe('an operator', () => {
  it('DESK-180 DESK-181 finds an organisation of the server, and gives it a name to be served under', async () => {
    const page = await openAsOwner();
    await page.getByRole('link', { name: 'Toutes celles du serveur' }).click();
    await heading(page, 'Organisations du serveur');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Rechercher').fill('rien de tel');
    await page.getByText('Rien ne correspond à cette recherche.').waitFor();
    await page.getByLabel('Rechercher').fill('fern');
    await page.getByRole('link', { name: 'Fernhill Allotment Society' }).click();
    await heading(page, 'Fernhill Allotment Society');
    await press(page, 'Ajouter un nom');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom').fill('https://fernhill.example.org/');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await page.getByRole('heading', { name: 'fernhill.example.org' }).waitFor();
    await page.getByText('Ajouté par l’hébergeur').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Retirer fernhill.example.org');
    await dialog.getByRole('button', { name: 'Retirer', exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Retirer', exact: true }).click();
    await page.getByText('C’est retiré.').waitFor();
    expect(await page.getByRole('heading', { name: 'fernhill.example.org' }).count()).toBe(0);
    expect(faults()).toEqual([]);
  });
});
