import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
const ask = (method: string, path: string, body?: unknown, token = world.token) =>
  world.server.request(method, `/v1/admin/dettes${path}`, { token, body });
const linesOf = async (query = '', token = world.token) =>
  (await ask('GET', `.csv${query}`, undefined, token)).text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
/** The ids of an export, in its order. */
const idsOf = async (query: string) => (await linesOf(query)).slice(1).map((line) => line.split(',').at(-1));

beforeAll(async () => {
  world = await createCheckoutWorld();
  for (const [id, more] of Object.entries({
    old: { name: 'Levi', montant: 1234.5, due: '2025-01-02', cerfa: true },
    paid: { name: 'Cohen', montant: 80 },
    evil: { name: '=cmd()', montant: 12, due: '2025-03-01' },
  }))
    await ask('POST', '', { id, ...more });
  await ask('POST', '/old/payments', { id: 'hand-1', montant: 200, means: 'cash', date: '2025-01-10' });
  await ask('POST', '/paid/payments', { id: 'hand-2', montant: 80, means: 'cheque', date: '2025-01-10' });
});
afterAll(() => world.close());

it('CALL-44 DESK-45 debts are a table, too: all that the list says, without formulas', async () => {
  const [head, ...rows] = await linesOf('?sort=-montant&mode=live');
  expect(head).toBe('name,montant,payed,reste,devise,due,assoc,cerfa,active,createdAt,id');
  expect(rows.map((row) => row.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, 'AT'))).toEqual([
    'Levi,1234.5,200,1034.5,EUR,2025-01-02,,1,1,AT,old',
    'Cohen,80,80,0,EUR,,,0,1,AT,paid',
    "'=cmd(),12,0,12,EUR,2025-03-01,,0,1,AT,evil",
  ]);
  expect((await linesOf('?sort=-montant&mode=live&preset=excel'))[1]).toContain(
    'Levi;1234,5;200;1034,5;EUR;2025-01-02;',
  );
  expect(await linesOf('', world.otherToken)).toHaveLength(1);
});

it('CALL-44 DESK-45 DESK-198 the table has what the filters leave, in the order of the list', async () => {
  for (const query of [
    'open=true',
    'open=false',
    'overdue=true',
    'search=lev',
    'sort=-montant',
    'open=true&sort=due',
  ]) {
    const listed = await ask('GET', `?mode=live&${query}`);
    const ids = (listed.body as { data: { id: string }[] }).data.map(({ id }) => id);
    expect([query, ids.length > 0]).toEqual([query, true]);
    expect([query, await idsOf(`?mode=live&${query}`)]).toEqual([query, ids]);
  }
  expect((await ask('GET', '.csv?sort=due')).status).toBe(400);
});

it('CALL-44 SRV-16 the table goes on beyond one read', async () => {
  const csv = `name,montant,id\r\n${Array.from({ length: 120 }, (_, at) => `Many,${at + 1},many-${at}`).join('\r\n')}`;
  await ask('POST', '/import', { csv, columns: { name: 'name', montant: 'montant', id: 'id' } });
  const ids = await idsOf('?search=many&sort=montant');
  expect(ids).toEqual(Array.from({ length: 120 }, (_, at) => `many-${at}`));
});
