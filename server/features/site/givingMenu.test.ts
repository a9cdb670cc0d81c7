import type { PageData } from '../../../src/contract/site/pageData';
import { minor } from '../../../src/core/money';
import { insertGifts } from '../../demo/insertGifts';
import { dataOf, useAdminServer } from '../../testing/adminServer';

const { world, ask } = useAdminServer();

const change = async (method: string, path: string, body: object) => {
  const { status } = await ask(method, path, body);
  expect([path, status]).toEqual([path, 200]);
};
const configure = (body: object) => change('PUT', 'organisations/demo', body);
async function giving(lang = 'fr') {
  const answer = await world.server.request('GET', `/v1/pages/resolve?path=/horaires&lang=${lang}`);
  return dataOf<PageData>(answer).site.giving;
}
const paths = async () => (await giving()).map(({ url }) => url);

beforeAll(async () => {
  await change('POST', 'caisses', { id: 'clos', name: 'Clos', active: false });
  await change('POST', 'caisses', { id: 'discret', name: 'Discret', hidden: true });
});

it('DON-10 is empty where only gifts in general can be given', async () => {
  expect(await giving()).toEqual([]);
});

it('DON-10 has gifts in general under the main fund’s name, then the open funds that are not hidden', async () => {
  await change('POST', 'caisses', { id: 'toit', name: 'Un toit', objectif: 100, withObjectif: true });
  await change('POST', 'caisses', { id: 'cantine', name: 'La cantine' });
  const funds = [
    { name: 'Un toit', url: '/don/toit' },
    { name: 'La cantine', url: '/don/cantine' },
  ];
  expect(await giving()).toEqual([{ name: 'Caisse Principale', url: '/don' }, ...funds]);
  await configure({ config: { 'don.main.label': 'Dons' } });
  expect(await giving('he')).toEqual([{ name: 'Dons', url: '/don' }, ...funds]);
  await configure({ config: { 'don.main.label': 'Dons', 'don.main.caisse': 'cantine' } });
  expect(await paths()).toEqual(['/don', '/don/toit']);
});

it('DON-10 loses a fund with the gift that reaches its goal', async () => {
  const info = { homme: true, prenom: 'Ana', nom: 'Test', email: 'ana@example.org', tel: '+33612345678' };
  const gift = { id: 'gift', label: 'Don', currency: 'eur', cerfa: false, assoc: null, commentaire: '' };
  await configure({ config: { 'don.main.caisse': '' } });
  await insertGifts(world.database.queries, [
    { ...gift, info, organisationId: 'demo', caisseId: 'toit', montant: minor(10_000), at: new Date(0) },
  ]);
  expect(await paths()).toEqual(['/don', '/don/cantine']);
});

it('DON-10 SITE-31 is empty where giving is taken out of the menu, or the organisation limited', async () => {
  await configure({ config: { 'menu.don.active': false } });
  expect(await giving()).toEqual([]);
  await configure({ config: { 'menu.don.active': true }, limited: true });
  expect(await giving()).toEqual([]);
});
