import { eq } from 'drizzle-orm';
import type { DebtImportReport } from '../../../src/contract/records/debts';
import { audit, debts } from '../../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const send = (body: object, token = world.token) =>
  world.server.request('POST', '/v1/admin/dettes/import', { token, body });
const reportOf = async (body: object) => ((await send(body)).body as { data: DebtImportReport }).data;
const count = () => world.deps.database.queries.$count(debts, eq(debts.organisationId, 'demo'));

it('CALL-68 notes a table of debts once, its columns by their names, and says so in the log', async () => {
  const csv = 'Famille;Solde;Réf\r\nLevi;1 234,50;a-1\r\nCohen;80;\r\n';
  const columns = { name: 'Famille', montant: 'solde', id: 'Réf' };
  const before = await count();
  expect(await reportOf({ csv, columns, dryRun: true })).toEqual({
    headers: ['Famille', 'Solde', 'Réf'],
    ...{ lines: 2, imported: 2, known: 0, faults: [] },
  });
  expect(await count()).toBe(before);
  expect(await reportOf({ csv, columns })).toMatchObject({ imported: 2, known: 0 });
  expect(await reportOf({ csv, columns })).toMatchObject({ imported: 0, known: 2 });
  const list = await world.server.request('GET', '/v1/admin/dettes', { token: world.token });
  expect(list.body).toMatchObject({
    devise: 'eur',
    data: expect.arrayContaining([
      expect.objectContaining({ id: 'a-1', name: 'Levi', montant: 1234.5, reste: 1234.5 }),
      expect.objectContaining({ name: 'Cohen', montant: 80 }),
    ]) as unknown,
  });
  const notes = await world.deps.database.queries.select().from(audit).where(eq(audit.action, 'ADMIN-DEBT-IMPORT'));
  expect(notes.map(({ changes }) => changes['imported'])).toEqual([2]);
});

it('CALL-68 names each mistake by its line, and notes nothing', async () => {
  const long = 'x'.repeat(201);
  const csv = `name,montant,id\n,10,\nLevi,zero,\nLevi,0,\n${long},5,\nA,1,a b\nB,1,b\nC,1,b\nD,1,,,\nLevi,9,a-1\n`;
  const before = await count();
  const { faults, imported } = await reportOf({ csv, dryRun: true });
  expect(faults.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [2, 'name', 'missing'],
    [3, 'montant', 'amount'],
    [4, 'montant', 'amount'],
    [5, 'name', 'long'],
    [6, 'id', 'identifier'],
    [8, 'id', 'twice'],
    [9, '', 'cells'],
    [10, 'id', 'taken'],
  ]);
  expect(imported).toBe(1);
  expect((await send({ csv })).body).toMatchObject({ success: false, code: 'faulty' });
  expect(await reportOf({ csv: 'a,b\n1,2', dryRun: true })).toMatchObject({
    headers: ['a', 'b'],
    faults: [
      { line: 1, column: 'name', reason: 'missing' },
      { line: 1, column: 'montant', reason: 'missing' },
    ],
  });
  expect((await send({ csv: 'name,"montant\n' })).status).toBe(400);
  expect((await send({ csv: `name,montant\n${'A,1\n'.repeat(1001)}` })).status).toBe(400);
  expect(await count()).toBe(before);
});

it('DESK-46 CALL-68 knows a table again, however its lines end and its columns are named', async () => {
  const csv = 'name,montant\nLevi,10\nAdler,20';
  expect(await reportOf({ csv })).toMatchObject({ imported: 2, known: 0 });
  for (const again of [{ csv: csv.replaceAll('\n', '\r\n') }, { csv: `${csv}\n` }, { csv, columns: { name: 'name' } }])
    expect(await reportOf(again)).toMatchObject({ imported: 0, known: 2 });
});
