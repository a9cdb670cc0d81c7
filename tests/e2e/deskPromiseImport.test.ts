import type { Page } from 'playwright-core';
import { inHebrew, press, useDesk } from './support/desk';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const admin = <T>(method: string, path: string, body?: unknown) => adminCall<T>(bench().server, method, path, body);
const entered = () => admin<object[]>('GET', 'campagnes/lendemain/engagements');

beforeAll(async () => {
  await admin('POST', 'campagnes', {
    ...{ id: 'lendemain', label: 'Soirée des Tilleuls', gala: true },
    sources: [{ param: 'affiche' }],
  });
  await admin('POST', 'campagnes/lendemain/teams', { param: 'lev', label: 'Lev Tov' });
});

const evening = at.bind(null, '/o/demo/campaigns/lendemain/evening');
const looksRight = async (page: Page) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
};

it('DESK-200 PLEDGE-03 enters the promises of a list the day after, once its lines are mended, and none twice', async () => {
  const page = await openAsOwner({ viewport: { width: 360, height: 740 } });
  await page.goto(evening());
  const dialog = page.getByRole('dialog');
  await press(page, 'Importer un tableau');
  await dialog.getByText('reçoit aussitôt son lien de paiement', { exact: false }).waitFor();
  await looksRight(page);
  const lines = (amount: string) =>
    `Nom;Prénom;Donné;Portable;Mail;Équipe;Provenance;Remarque
Lévi;Noa;${amount};06 12 34 56 78;noa@example.org;Lev Tov;affiche;Rappeler lundi
Cohen;Dan;36;;;;;`;
  await dialog.getByLabel('Tableau').fill(lines('beaucoup'));
  await press(page, 'Vérifier');
  await dialog.getByText('Montant promis manque').waitFor();
  expect(await dialog.getByLabel('Téléphone (facultatif)').inputValue()).toBe('Portable');
  expect(await dialog.getByLabel('Note (facultatif)').inputValue()).toBe('Remarque');
  await dialog.getByLabel('Montant promis').selectOption('Donné');
  await press(page, 'Vérifier');
  await dialog.getByText('ligne 2 · Donné n’est pas un montant au-dessus de 0').waitFor();
  await looksRight(page);
  await dialog.getByLabel('Tableau').fill(lines('180'));
  await press(page, 'Vérifier');
  const enter = dialog.getByRole('button', { name: 'Importer 2 promesses' });
  await enter.waitFor();
  expect(await entered()).toEqual([]);
  await looksRight(page);
  // The answer is lost: whoever tries again enters nothing twice.
  await page.route('**/engagements.csv', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await enter.click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await enter.click();
  await dialog.waitFor({ state: 'detached' });
  const noa = { nom: 'Lévi', prenom: 'Noa', email: 'noa@example.org', tel: '06 12 34 56 78' };
  expect(await entered()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ montant: 180, team: 'lev', note: 'Rappeler lundi', infos: noa }),
      expect.objectContaining({ montant: 36, team: null }),
    ]),
  );
  await page.getByRole('table').getByRole('button', { name: 'Noa Lévi', exact: true }).click();
  expect(await dialog.getByLabel('Note').inputValue()).toBe('Rappeler lundi');
  await page.keyboard.press('Escape');

  await press(page, 'Importer un tableau');
  await dialog.getByLabel('Tableau').fill(`${lines('180')}\nAttias;Lea;18;;;;;`);
  await press(page, 'Vérifier');
  await dialog.getByLabel('Montant promis').selectOption('Donné');
  await press(page, 'Vérifier');
  await dialog.getByText('Déjà là : 2 promesses.').waitFor();
  await dialog.getByRole('button', { name: 'Importer une promesse' }).click();
  await page.getByRole('table').getByText('Lea Attias').first().waitFor();
  expect(await entered()).toHaveLength(3);
  expect(faults()).toEqual([]);
});

it('DESK-200 I18N-01 reads well in Hebrew, with a table that cannot be read', async () => {
  const page = await openAsOwner({ viewport: { width: 360, height: 740 } });
  await page.goto(at('/account'));
  await inHebrew(page, async () => {
    await page.goto(evening());
    await press(page, 'ייבוא טבלה');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('טבלה').fill('שם,סכום\n"לוי,18');
    await press(page, 'בדיקה');
    await dialog.getByText('טבלה מכילה מירכאות שלא נסגרו').waitFor();
    await dialog.getByLabel('טבלה').fill('שם משפחה,סכום,נייד\nלוי,18,0501234567');
    await press(page, 'בדיקה');
    await dialog.getByRole('button', { name: 'ייבוא של התחייבות אחת' }).waitFor();
    await looksRight(page);
  });
});
