import type { BrowserContextOptions, Page } from 'playwright-core';
import { heading, press, useDesk } from './support/desk';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const admin = <T>(method: string, path: string, body?: unknown) => adminCall<T>(bench().server, method, path, body);

beforeAll(async () => {
  await admin('POST', 'campagnes', { id: 'soiree', label: 'Soirée des Tilleuls', objectif: 1000, gala: true });
  await admin('POST', 'campagnes/soiree/teams', { param: 'lev', label: 'Lev Tov' });
});

async function openEvening(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openAsOwner(options);
  await page.goto(at('/o/demo/campaigns/soiree/evening'));
  return page;
}

it('DESK-60 DESK-61 makes a code for a helper, who enters with it; once ended it opens nothing', async () => {
  const page = await openEvening({ viewport: { width: 1280, height: 900 } });
  await heading(page, 'Codes de soirée');
  await press(page, 'Créer un code');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pour qui').fill('Tables 1 à 10');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Créer un code' }).click();
  const address = await dialog.getByLabel('Adresse de la page de saisie').inputValue();
  await dialog.getByRole('img', { name: 'Code QR de la page de saisie' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const phone = await benched.openPage({ viewport: { width: 360, height: 740 } });
  await phone.goto(address);
  await phone.getByRole('heading', { name: 'Soirée des Tilleuls' }).waitFor();
  await press(page, /^Arrêter le code/);
  await dialog.getByRole('button', { name: 'Arrêter le code' }).click();
  await page.getByText('Le code est arrêté.').waitFor();
  await phone.getByText('Ce code ne fonctionne plus', { exact: false }).waitFor();
});

it('DESK-62 DESK-63 DESK-11 enters rows by Enter, keeps what failed, and corrects a promise', async () => {
  const page = await openEvening({ viewport: { width: 390, height: 800 } });
  await heading(page, 'Saisie rapide');
  const name = page.getByLabel('Nom', { exact: true });
  const row = async (who: string, amount: string) => {
    await name.fill(who);
    await page.getByLabel('Montant').fill(amount);
    await page.keyboard.press('Enter');
  };
  await page.getByLabel('Équipe').first().selectOption('lev');
  await row('Dana', '180');
  const kept = page.getByRole('list', { name: 'Lignes saisies' });
  await kept.getByText('Enregistré').waitFor();
  // The answer is lost: sent again, it is entered once.
  await page.route('**/engagements', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await row('Noam', '36');
  await kept.getByRole('button', { name: 'Réessayer' }).click();
  await kept.getByText('Enregistré').nth(1).waitFor();
  const listed = await admin<{ displayName: string; team: string }[]>('GET', 'campagnes/soiree/engagements');
  expect(listed.map(({ displayName }) => displayName)).toEqual(['Noam', 'Dana']);

  await page.getByLabel('Rechercher').fill('noam');
  await page.getByRole('row', { name: /Dana/ }).waitFor({ state: 'detached' });
  await page.getByRole('table').getByRole('button', { name: 'Noam', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Montant').fill('54');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('row', { name: /Noam.*54/ }).waitFor();

  // Somebody else corrects the same meanwhile: it is shown, and what was typed stays.
  await page.getByRole('table').getByRole('button', { name: 'Noam', exact: true }).click();
  await dialog.getByLabel('Montant').fill('72');
  const [noam] = await admin<{ id: string }[]>('GET', 'campagnes/soiree/engagements');
  await admin('PUT', `campagnes/soiree/engagements/${noam?.id}`, { montant: 60 });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByRole('alert').getByText('60').waitFor();
  expect(await dialog.getByLabel('Montant').inputValue()).toBe('72');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('row', { name: /Noam.*72/ }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(faults().filter((text) => !/Failed to load/.test(text))).toEqual([]);
});

it('DESK-64 says what each team brought, adds a source, and composes its link at the organisation’s address', async () => {
  const page = await openEvening({ viewport: { width: 1280, height: 900 } });
  await heading(page, 'Provenance et liens');
  const teams = page.locator('section, .card').filter({ has: page.getByRole('heading', { name: 'Par équipe' }) });
  await teams.getByRole('listitem').first().getByText('€').waitFor();
  await page.getByLabel('Nouvelle provenance').fill('affiche');
  await press(page, 'Ajouter la provenance');
  await page.getByLabel('Provenance', { exact: true }).selectOption('affiche');
  await page.getByLabel('Équipe').last().selectOption('lev');
  const own = `${benched.bench().server.url}/campagne/soiree/lev?s=affiche`;
  expect(await page.getByLabel('Adresse', { exact: true }).inputValue()).toBe(own);
  const card = page.getByRole('link', { name: 'Carte à imprimer' });
  const [shown] = await Promise.all([page.context().waitForEvent('page'), card.click()]);
  await shown.getByText('/campagne/soiree/lev').waitFor();
});
