import type { ScheduleEntry } from '../../src/contract/site/schedules';
import { heading, press, save, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const entries = () => adminCall<ScheduleEntry[]>(bench().server, 'GET', 'horaires');
const named = async (name: string) => (await entries()).filter((entry) => entry.name === name);

it('DESK-100 DESK-101 DESK-102 a time is made in words, seen in its week before it is saved, and saved once', async () => {
  const page = await openAsOwner({ viewport: { width: 390, height: 844 } });
  await page.goto(at('/o/demo/content'));
  await page.getByRole('link', { name: 'Horaires', exact: true }).click();
  await heading(page, 'Horaires');
  const row = page.getByRole('row', { name: /^Minha/ });
  await row.getByText('15 min avant le coucher du soleil, arrondi à 5 minutes · du dimanche au jeudi').waitFor();
  await press(page, 'Nouvel horaire');
  await heading(page, 'Nouvel horaire');
  await page.getByLabel('Nom').fill('Min’ha de l’été');
  await page.getByLabel('Rubrique').selectOption('APRES_MIDI');
  await page.getByLabel('Heure', { exact: true }).selectOption('CHKIAH');
  await page.getByLabel('Minutes', { exact: true }).fill('20');
  await page.getByLabel('Arrondir à 5 minutes').check();
  await press(page, 'Enregistrer');
  await page.getByText('Cochez au moins un jour.').waitFor();
  await press(page, 'Dimanche à jeudi');
  // A week of summer, whatever day it is: sunset is at 21:58 on 1 July 2031.
  await page.getByLabel('Semaine du').fill('2031-07-02');
  const week = page.locator('.times-week');
  await week.getByText('mardi 1er juillet').waitFor();
  const edited = week.locator('.times-edited');
  await expect(edited.count()).resolves.toBe(5);
  expect(await edited.first().textContent()).toMatch(/^21:3[05] Min’ha de l’été$/);
  await page.getByLabel('Minutes', { exact: true }).fill('80');
  await week
    .getByText(/^20:3[05]$/)
    .first()
    .waitFor();

  // The answer to the first try is lost: there is one all the same, and nobody else is blamed.
  await page.route('**/horaires', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await press(page, 'Enregistrer');
  await page.getByText('Pas de réponse du serveur').waitFor();
  expect(await page.getByLabel('Minutes', { exact: true }).inputValue()).toBe('80');
  await press(page, 'Enregistrer');
  await heading(page, 'Min’ha de l’été');
  expect(await named('Min’ha de l’été')).toMatchObject([
    { dow: [0, 1, 2, 3, 4], zeman: 'CHKIAH', heure: 1, minute: 20, avant: true, round: true, type: 'APRES_MIDI' },
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults()).toEqual([]);
});

it('DESK-101 an exception is added, a copy made for another season, and a time deleted once asked', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/content/times/chabbat'));
  await heading(page, 'Chaharit de Chabbat');
  await press(page, 'Ajouter une exception');
  const exception = page.getByRole('group', { name: 'Exception 1' });
  await exception.getByLabel('Jour').fill('2031-07-05');
  await exception.getByLabel('Autre heure').fill('10:15');
  await page.getByLabel('Semaine du').fill('2031-07-02');
  await page.locator('.times-edited', { hasText: '10:15' }).waitFor();
  await save(page);
  expect((await named('Chaharit de Chabbat'))[0]?.exceptions).toEqual([{ date: '2031-07-05', time: '10:15' }]);

  await press(page, 'Copier');
  await heading(page, 'Nouvel horaire');
  await page.getByLabel('À', { exact: true }).fill('09:00');
  await page.getByLabel('Premier jour').fill('2031-06-01');
  await press(page, 'Enregistrer');
  await heading(page, 'Chaharit de Chabbat');
  await page.getByRole('link', { name: 'Horaires', exact: true }).click();
  await page
    .getByRole('row', { name: /à partir du 1er juin 2031.*À venir/ })
    .getByRole('link')
    .click();
  await press(page, 'Supprimer');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.getByText('C’est supprimé.').waitFor();
  expect(await named('Chaharit de Chabbat')).toMatchObject([{ id: 'chabbat', heure: 9, minute: 30 }]);
  expect(faults()).toEqual([]);
});

it('DESK-101 what somebody else changed of another time stays, and of the same one is shown', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/content/times/etude'));
  await heading(page, 'Cours du soir');
  await page.getByLabel('À', { exact: true }).fill('20:45');
  const theirs = async (id: string, change: object) => {
    const horaires = (await entries()).map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
    await adminCall(bench().server, 'PUT', 'horaires', { horaires });
  };
  await theirs('arvit', { name: 'Arvit des élèves' });
  await save(page);
  expect(await named('Arvit des élèves')).toHaveLength(1);
  expect(await named('Cours du soir')).toMatchObject([{ heure: 20, minute: 45 }]);

  await theirs('etude', { heure: 19, minute: 0 });
  await page.getByLabel('À', { exact: true }).fill('21:00');
  await press(page, 'Enregistrer');
  await page.getByText('Quelqu’un a modifié ceci entre-temps.').waitFor();
  await page.getByText(/Horaire : Cours du soir · à 19:00/).waitFor();
  await save(page);
  expect(await named('Cours du soir')).toMatchObject([{ heure: 21, minute: 0 }]);
  expect(faults()).toEqual([]);
});

it('DESK-103 owners set the place and customs that times are computed by', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/content/times'));
  await page.getByLabel('Latitude').fill('200');
  await page.getByText('Saisissez des degrés, comme 43.2965.').waitFor();
  await page.getByLabel('Latitude').fill('31.7780');
  await page.getByLabel('Longitude').fill('35.2354');
  await page.getByRole('checkbox', { name: 'Usages d’Israël' }).check();
  await save(page);
  const kept = await adminCall<Record<string, unknown>>(bench().server, 'GET', 'organisation');
  expect([Number(kept['lat']), Number(kept['long']), kept['israel']]).toEqual([31.778, 35.2354, true]);
});
