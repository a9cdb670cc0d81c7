import { sql } from 'drizzle-orm';
import type { ContactRow } from '../../../src/contract/records/contacts';
import { contactPayments, contactSums } from '../../db/schema';
import { dataOf } from '../../testing/adminServer';
import { payer } from '../../testing/checkoutWorld';
import { meetPeople } from '../../testing/meetPeople';
import { createFormWorld, replyOf, type FormWorld } from '../forms/testing/formWorld';
import { createFollow } from './followRecords';
import { mendSums } from './mendSums';

let world: FormWorld;
beforeEach(async () => {
  world = await createFormWorld();
});
afterEach(() => world.close());

const admin = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body === undefined ? {} : { body }) });
const listed = async (query = '') => dataOf<ContactRow[]>(await admin('GET', `contacts?${query}`));
const counted = async () => dataOf<{ total: number }>(await admin('GET', 'contacts/counts'));

async function pay(change: Record<string, unknown> = {}): Promise<string> {
  const { url } = replyOf(await world.submit(change));
  if (!url) throw new Error('not submitted');
  await world.press(url, 'pay');
  await world.deliver();
  return (await world.paymentOf(url)).id;
}
const as = (info: object) => ({ info: { ...payer.info, ...info }, facturation: payer.facturation });
const payAndMeet = async (change: Record<string, unknown>) => {
  const id = await pay(change);
  await meetPeople(world.deps);
  return id;
};

it('PERS-02 follows refunds and a payer who is corrected', async () => {
  const id = await payAndMeet(as({ email: 'ana@example.org', nom: 'Ana' }));
  await admin('POST', `payments/${id}/refund`, { montant: 20, reason: 'x', idempotencyKey: 'key-of-the-refund' });
  await world.deliver();
  await meetPeople(world.deps);
  expect((await listed())[0]?.given).toMatchObject([{ montant: 30, count: 1 }]);
  const [ana] = await listed();
  expect(dataOf<unknown[]>(await admin('GET', `contacts/${ana?.id ?? ''}/history`))).toMatchObject([
    { kind: 'payment', montant: 50, refunded: 20 },
  ]);
  await admin('PUT', `payments/${id}`, { info: { email: 'ben@example.org' } });
  await meetPeople(world.deps);
  // Whom the payment alone had made is gone with it.
  const rows = await listed();
  expect(rows.map(({ emails, given }) => [emails[0], given[0]?.montant])).toEqual([['ben@example.org', 30]]);
  expect((await counted()).total).toBe(1);
});

it('PERS-02 books a payment while people cannot be met, and meets who paid later', async () => {
  const { queries } = world.deps.database;
  await payAndMeet(as({ email: 'ana@example.org', nom: 'Ana' }));
  await queries.execute(sql`alter table contacts add constraint broken check (details ->> 'nom' <> 'Ben')`);
  const meetDue = createFollow(world.deps);
  const id = await pay(as({ email: 'ben@example.org', nom: 'Ben' }));
  await pay(as({ email: 'eva@example.org', nom: 'Eva' }));
  expect((await world.ledgerOf(id)).map(({ montant }) => montant)).toEqual([5000]);
  await meetDue();
  // The one that fails holds up no other.
  expect((await listed()).map(({ nom }) => nom)).toEqual(['Ana', 'Eva']);
  await meetDue();
  await queries.execute(sql`alter table contacts drop constraint broken`);
  await meetDue();
  expect(await listed()).toHaveLength(2);
  world.pass(1000);
  await meetDue();
  expect((await listed('search=ben'))[0]?.given).toMatchObject([{ montant: 50, count: 1 }]);
});

it('PERS-02 counts each charge once, and mends at night what is not what the ledger says', async () => {
  const { queries } = world.deps.database;
  const { url } = replyOf(await world.submit({ ...as({ email: 'ana@example.org' }), abo: true, nbMonth: 3 }));
  for (const [action, charge] of [
    ['pay', '1'],
    ['next', '2'],
  ] as const) {
    await world.press(url ?? '', action, { charge });
    await world.deliver();
    await meetPeople(world.deps);
    await meetPeople(world.deps);
  }
  await payAndMeet({ ...as({ email: 'ana@example.org' }), montant: 7 });
  const given = [{ devise: 'eur', montant: 107, count: 2 }];
  expect((await listed())[0]?.given).toEqual(given);
  expect(await mendSums(world.deps)).toEqual({ counted: 1, mended: [] });
  await queries.update(contactSums).set({ counted: 9 });
  await queries.delete(contactPayments);
  expect((await mendSums(world.deps)).mended).toHaveLength(1);
  expect((await listed())[0]?.given).toEqual(given);
});

it('PERS-02 two payments of two people, corrected and paid at once, wait for nobody in a circle', async () => {
  const people = ['ana@example.org', 'ben@example.org'];
  const ids = [await payAndMeet(as({ email: people[0] })), await payAndMeet(as({ email: people[1] }))];
  await Promise.all(ids.map((id, index) => admin('PUT', `payments/${id}`, { info: { email: people[1 - index] } })));
  await Promise.all([meetPeople(world.deps), meetPeople(world.deps)]);
  await meetPeople(world.deps);
  expect((await listed()).map(({ emails, given }) => [emails[0], given[0]?.montant, given[0]?.count]).sort()).toEqual(
    people.map((email) => [email, 50, 1]),
  );
});
