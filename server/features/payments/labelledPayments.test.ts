import { readCsv } from '../../../src/core/csv';
import { payer } from '../../testing/checkoutWorld';
import { createCampaignWorld, type CampaignWorld } from '../campaigns/testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

async function table(lang: string) {
  const { text, headers } = await world.admin('GET', `payments/export?headings=labels&lang=${lang}`);
  const [head = [], ...rows] = (readCsv(text) ?? []).map(({ cells }) => cells);
  const columns = (...names: string[]) => rows.map((row) => names.map((name) => row[head.indexOf(name)]));
  return { columns, file: headers.get('content-disposition') };
}

it('SRV-34 the payments name the team, the main fund in one language, the country, and no association that is the organisation', async () => {
  await world.admin('POST', 'campagnes/gala/teams', { param: 'etoile', label: 'Table de l’étoile' });
  const facturation = { ...payer.facturation, pays: 'IL' };
  const checkouts = [
    await world.open({ team: 'etoile' }),
    await world.open({ type: 'GENERAL', typeId: null, lang: 'he', facturation }),
    await world.open({ type: 'GENERAL', typeId: null, lang: 'fr', facturation }),
  ];
  for (const { event } of checkouts) await world.report(event('succeeded'));
  const { columns, file } = await table('fr');
  expect(columns('Libellé', 'Équipe', 'Association').toSorted()).toEqual([
    ['Caisse Principale', '', ''],
    ['Caisse Principale', '', ''],
    ['Gala', 'Table de l’étoile', ''],
  ]);
  expect(columns('Pays')).toContainEqual(['Israël']);
  expect(file).toContain('"Paiements.csv"');
  expect((await table('ru')).file).toContain(encodeURIComponent('Платежи.csv'));
});
