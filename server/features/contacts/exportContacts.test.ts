import { readCsv } from '../../../src/core/csv';
import { createCampaignWorld, type CampaignWorld } from '../campaigns/testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

it('PERS-09 PERS-11 exports dates of each kind, and further ones apart', async () => {
  const date = (kind: string, name: string, day: string, afterSunset = false) => ({ kind, name, day, afterSunset });
  const dates = [
    ...[date('birthday', 'Léa', '2015-03-04'), date('birthday', '', '1980-03-12', true)],
    ...[date('hazkara', 'Moshe', '1990-01-15'), date('hazkara', 'Sara', '1991-01-15')],
  ];
  await world.admin('POST', 'contacts', { nom: 'Dates', tags: ['Dates'], dates });
  const table = async (query: string) => readCsv((await world.admin('GET', `contacts/export?tag=Dates${query}`)).text);
  const [head, row] = (await table('')) ?? [];
  expect(head?.cells.slice(-7)).toEqual([
    ...['birthday', 'birthdayHebrew', 'birthdays', 'hazkara', 'hazkaraHebrew', 'hazkaraOf', 'hazkarot'],
  ]);
  expect(row?.cells.slice(-7)).toEqual([
    ...['1980-03-12', '25 ADAR 5740', '2015-03-04 Léa', '1990-01-15', '18 TEVET 5750', 'Moshe', '1991-01-15 Sara'],
  ]);
  const [, said] = (await table('&headings=labels&lang=fr')) ?? [];
  expect(said?.cells.slice(-3)).toEqual(['18 Tevet 5750', 'Moshe', '1991-01-15 Sara']);
});
