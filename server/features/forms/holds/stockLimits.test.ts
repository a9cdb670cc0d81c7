import type { StockLimit } from '../../../../src/contract/forms/stock';
import { dataOf } from '../../../testing/adminServer';
import type { Answer } from '../../../testing/testServer';
import { createFormWorld, type FormWorld } from '../testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body === undefined ? {} : { body }) });
const listed = async (query = '') => dataOf<StockLimit[]>(await ask('GET', `stock${query}`));
const set = (id: string, body: object) => ask('PUT', `stock/${id}`, body);
const log = async () =>
  dataOf<{ action: string; changes: unknown }[]>(await ask('GET', 'audit?subject=stock')).filter(
    ({ action }) => action === 'ADMIN-STOCK-UPDATE',
  );

const products = [
  { id: 'P1', montant: 10, label: 'Repas' },
  { id: 'P2', montant: 5, label: 'Tombola' },
];

it('CALL-117 lists limits of all forms as the server counts them, sold out ones first, then nearly sold out ones', async () => {
  const [feast, other] = [await world.addForm({ products }), await world.addForm({ title: 'Kermesse', products })];
  await world.limit(feast, [
    { products: ['P1'], capacity: 30 },
    { products: ['P2'], capacity: 2 },
  ]);
  await world.limit(other, [{ products: ['P1', 'P2'], capacity: 9 }]);
  await world.send(feast, { P1_quantity: 3, P2_quantity: 2 });
  await world.send(other, { P1_quantity: 8 });
  expect(await listed()).toMatchObject([
    { form: { id: feast }, products: [{ id: 'P2', name: 'Tombola' }], sold: 0, held: 2, left: 0, state: 'out' },
    { form: { id: other, title: 'Kermesse' }, capacity: 9, sold: 0, held: 8, left: 1, state: 'low' },
    { form: { id: feast }, products: [{ id: 'P1', name: 'Repas' }], sold: 0, held: 3, left: 27, calendar: null },
  ]);
  expect(await world.leftOf('P1', feast)).toBe(27);
  const ids = async (query: string) => (await listed(query)).map(({ form, left }) => [form.id, left]);
  expect(await ids('?search=kerm')).toEqual([[other, 1]]);
  expect(await ids('?state=out')).toEqual([[feast, 0]]);
  expect(await ids('?state=low')).toEqual([
    [feast, 0],
    [other, 1],
  ]);
  const [first, second] = await listed('?limit=2');
  expect(await ids(`?limit=1&before=${first?.id}`)).toEqual([[other, 1]]);
  expect(await ids(`?limit=1&before=${second?.id}`)).toEqual([[feast, 27]]);
  expect((await ask('GET', 'stock?sort=left')).status).toBe(400);
  const archive = (archived: boolean) => ask('POST', `forms/${other}/archive`, { archived });
  await archive(true);
  expect(await ids('?search=kermesse')).toEqual([]);
  await archive(false);
  expect(await ids('?search=kermesse')).toEqual([[other, 1]]);
});

it('CALL-123 changes how many there are under a version, never below what is taken, and notes it', async () => {
  const form = await world.addForm({ title: 'Gala', products });
  await world.limit(form, [{ products: ['P1'], capacity: 4 }]);
  await world.send(form, { P1_quantity: 3 });
  const [limit] = await listed('?search=gala');
  if (!limit) throw new Error('no limit');
  expect(limit).toMatchObject({ left: 1, state: 'low' });
  const { id, version } = limit;
  expect((await set(id, { capacity: 2, version })).body).toMatchObject({ success: false, code: 'sold' });
  expect(dataOf<StockLimit>(await set(id, { capacity: 10, version }))).toMatchObject({ id, left: 7, state: 'enough' });
  const late = await set(id, { capacity: 20, version });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'changed', data: { id, capacity: 10 } });
  expect(await set(id, { capacity: 10, version })).toMatchObject({ status: 409, body: { data: { capacity: 10 } } });
  expect(await world.leftOf('P1', form)).toBe(7);
  await world.send(form, { P1_quantity: 1 });
  const [after] = await listed('?search=gala');
  expect(after?.version).toBe((late.body as { data: StockLimit }).data.version);
  await set(id, { capacity: 10 });
  expect(await log()).toMatchObject([
    { action: 'ADMIN-STOCK-UPDATE', changes: { products: { to: 'Repas' }, capacity: { from: 4, to: 10 } } },
  ]);
  expect((await world.server.request('PUT', `/v1/admin/stock/${id}`, { body: { capacity: 1 } })).status).toBe(401);
  expect((await set('nothing', { capacity: 1 })).status).toBe(404);
});

it('CALL-117 answers the fullest slot to come where each has its stock', async () => {
  await ask('POST', 'calendars', { id: 'visites', label: 'Visites', slots: [] });
  const form = await world.addForm({ title: 'Visite', products });
  const answer = await world.limit(form, [{ products: ['P1'], capacity: 5, calendarId: 'visites' }]);
  expect(answer.status).toBe(200);
  expect(await listed('?search=visite')).toMatchObject([
    { calendar: { id: 'visites', label: 'Visites' }, slot: null, sold: 0, left: 5, state: 'slots' },
  ]);
});
