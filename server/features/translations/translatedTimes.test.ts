import type { ScheduleWindow } from '../../../src/contract/site/schedules';
import type { Translation } from '../../../src/contract/site/translations';
import { schedules } from '../../db/schema';
import { dataOf, useAdminServer } from '../../testing/adminServer';

const { world, ask } = useAdminServer();
const daily = { type: 'MATIN', dow: [0, 1, 2, 3, 4, 5, 6], fixed: true, minute: 0 };
const times = (...names: string[]) =>
  ask('PUT', 'horaires', { horaires: names.map((name, at) => ({ ...daily, id: `t${at}`, name, heure: 8 + at })) });
const listed = async () => dataOf<Translation[]>(await ask('GET', 'translations?lang=he&kind=schedule'));
const shown = async (lang: string) => {
  const { days } = dataOf<ScheduleWindow>(await world.server.request('GET', `/v1/horaires?org=demo&lang=${lang}`));
  return days[0]?.entries.map(({ name }) => name);
};
const edits = async () => (await world.database.queries.select().from(schedules))[0]?.edits ?? 0;

it('TRANS-01 lists the names of what takes place once each, and shows them in the visitor’s language', async () => {
  await ask('PUT', 'organisations/demo', { languages: ['fr', 'he'] });
  expect((await times('Chaharit', 'Chaharit', 'Minha')).status).toBe(200);
  expect(await shown('he')).toEqual(['Chaharit', 'Chaharit', 'Minha']);
  const rows = await listed();
  expect(rows.map(({ field, original, name }) => [field, original, name])).toEqual([
    ['Chaharit', 'Chaharit', ''],
    ['Minha', 'Minha', ''],
  ]);
  const before = await edits();
  const put = await ask('PUT', `translations/he/${rows[0]?.id}`, { text: 'שחרית' });
  expect(put.status).toBe(200);
  expect(await shown('he')).toEqual(['שחרית', 'שחרית', 'Minha']);
  expect(await shown('fr')).toEqual(['Chaharit', 'Chaharit', 'Minha']);
  // Calendars know the change (SYND-01).
  expect(await edits()).toBe(before + 1);
  const long = await ask('PUT', `translations/he/${rows[1]?.id}`, { text: 'x'.repeat(201) });
  expect(long.status).toBe(400);
});

it('TRANS-02 keeps translations of names that stay, and forgets those of names that are gone', async () => {
  await times('Minha', 'Arvit', 'Chaharit');
  expect((await listed()).map(({ original, text }) => [original, text])).toEqual([
    ['Minha', ''],
    ['Arvit', ''],
    ['Chaharit', 'שחרית'],
  ]);
  const before = await edits();
  await times('Minha', 'Arvit', 'Chaharit');
  expect(await edits()).toBe(before);
  await times('Minha');
  expect((await listed()).map(({ original }) => original)).toEqual(['Minha']);
});
