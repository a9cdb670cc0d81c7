import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Erasure } from '../../../src/contract/persons';
import type { AdminPayment } from '../../../src/contract/payments/adminPayments';
import { contacts, erasedKeys, payments } from '../../db/schema';
import { dataOf } from '../../testing/adminServer';
import { newKey } from '../../testing/checkoutWorld';
import { meetPeople } from '../../testing/meetPeople';
import { replayErasures } from './replayErasures';
import { createPersonWorld, zenobie, type PersonWorld } from './testing/personWorld';

let world: PersonWorld;
let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-hand-'));
  world = await createPersonWorld(dataFolder);
});
afterEach(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

const done = async (method: string, path: string, body: object) => {
  const answer = await world.admin(method, path, body);
  expect([path, answer.status, answer.text]).toEqual([path, 200, expect.anything()]);
  return answer;
};
const DAY = 24 * 60 * 60 * 1000;
const WORDS = ['Quiñones', 'Zénobie', 'Zwartkop'];
const ONE = 'one@example.org';
const OTHER = 'other@example.org';
const make = (id: string, more: object = {}) =>
  done('POST', 'contacts', {
    ...{ id, nom: 'Quiñones', prenom: 'Zénobie' },
    addresses: [{ adresse: '7 impasse Zwartkop', postal: '75011', ville: 'Paris', pays: 'FR' }],
    ...more,
  });
const note = async (contactId?: string) => {
  const body = { type: 'GENERAL', montant: 60, means: 'cash', date: '2025-01-10', contactId, idempotencyKey: newKey() };
  return dataOf<AdminPayment>(await done('POST', 'payments', body)).id;
};
const exported = async (body: object) =>
  (
    dataOf<{ records: { payments?: { id: string }[] } }>(await done('POST', 'persons/export', body)).records.payments ??
    []
  )
    .map(({ id }) => id)
    .sort();
const erase = async (body: object) => dataOf<Erasure>(await done('POST', 'persons/erase', body));
const rowOf = async (id: string) => {
  const [row] = await world.deps.database.queries.select().from(payments).where(eq(payments.id, id));
  return row;
};

it('PRIV-01 PRIV-02 PAY-54 finds what a contact paid by hand before their address was known', async () => {
  await make('levi');
  const id = await note('levi');
  const nobodys = await note();
  await done('PUT', 'contacts/levi', { emails: [ONE] });
  expect(await exported({ email: ONE })).toEqual([id]);
  expect(await erase({ email: ONE })).toMatchObject({ counts: { payments: 1, contacts: 1 } });
  expect(await world.whereIs([ONE, ...WORDS])).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ montant: 6000, info: { nom: '' }, facturation: { adresse: '' } });
  expect(await rowOf(nobodys)).toMatchObject({ erasedAt: null });
});

it('PRIV-01 PRIV-02 PAY-54 finds what a contact paid by hand under another of their addresses', async () => {
  await make('levi', { emails: [ONE, OTHER] });
  await make('namesake', { nom: 'Reste', prenom: '', addresses: [] });
  const [id, anothers] = [await note('levi'), await note('namesake')];
  expect((await rowOf(id))?.info).toMatchObject({ email: ONE });
  expect(await exported({ email: OTHER })).toEqual([id]);
  await erase({ email: OTHER });
  await world.writeMails();
  expect(await world.whereIs([OTHER, ...WORDS])).toEqual([]);
  expect(await rowOf(anothers)).toMatchObject({ erasedAt: null, info: { nom: 'Reste' } });
});

it('PRIV-01 PRIV-02 PERS-06 finds what was paid by hand of a contact that was merged with theirs', async () => {
  await make('levi');
  const id = await note('levi');
  await make('double', { nom: 'Double', emails: [ONE] });
  await done('POST', 'contacts/levi/merge', { other: 'double' });
  expect(await exported({ email: ONE })).toEqual([id]);
  await erase({ email: ONE });
  expect(await rowOf(id)).toMatchObject({ info: { nom: '', prenom: '' }, facturation: { adresse: '' } });
});

it('PRIV-01 PRIV-02 PERS-05 exports and erases a contact without address and number by its id, and nothing else', async () => {
  await make('levi');
  await make('double', { nom: 'Zweitname' });
  await make('stays', { nom: 'Reste', prenom: '', addresses: [] });
  const ids = [await note('levi'), await note('double')].sort();
  const others = [await note('stays'), await note()];
  await done('POST', 'contacts/levi/merge', { other: 'double' });
  expect((await world.admin('DELETE', 'contacts/levi')).body).toMatchObject({ code: 'has_records' });
  expect(await exported({ contactId: 'levi' })).toEqual(ids);
  const gone = { counts: { payments: 2, contacts: 2 }, mentions: 0 };
  expect(dataOf<Erasure>(await done('POST', 'persons/preview', { contactId: 'levi' }))).toMatchObject(gone);
  expect(await erase({ contactId: 'levi' })).toMatchObject(gone);
  expect(await world.whereIs([...WORDS, 'Zweitname'])).toEqual([]);
  for (const id of others) expect(await rowOf(id)).toMatchObject({ erasedAt: null });
  expect(await rowOf(others[0] ?? '')).toMatchObject({ info: { nom: 'Reste' } });
  expect(await erase({ contactId: 'levi' })).toMatchObject({ counts: {}, mentions: 0 });
});

it('PRIV-02 names no contact by its id that has an address, or paid otherwise', async () => {
  await make('levi', { emails: [ONE] });
  const both = await world.admin('POST', 'persons/erase', { contactId: 'levi', email: ONE });
  const reached = await world.admin('POST', 'persons/erase', { contactId: 'levi' });
  expect([both.status, reached.status]).toEqual([400, 400]);
  await make('other', { emails: [OTHER] });
  const { info, facturation } = zenobie;
  const id = await world.pay({ info: { ...info, email: OTHER }, facturation });
  await meetPeople(world.deps);
  expect(await rowOf(id)).toMatchObject({ contactId: 'other' });
  await done('PUT', 'contacts/other', { emails: [], tels: [] });
  const paid = await world.admin('POST', 'persons/preview', { contactId: 'other' });
  expect([paid.status, paid.body]).toMatchObject([409, { code: 'has_records' }]);
});

it('PRIV-05 an older copy forgets a contact again that had no address in it, with what it paid by hand', async () => {
  const { queries } = world.deps.database;
  for (const address of [null, ONE]) {
    await make('levi');
    const id = await note('levi');
    const [before, contact] = [await rowOf(id), (await queries.select().from(contacts))[0]];
    if (!before || !contact) throw new Error('nothing noted');
    if (address !== null) await done('PUT', 'contacts/levi', { emails: [address] });
    await erase(address === null ? { contactId: 'levi' } : { email: address });
    await queries.insert(contacts).values(contact);
    await queries.update(payments).set(before).where(eq(payments.id, id));
    await queries.delete(erasedKeys);
    expect(await replayErasures(world.deps)).toBe(1);
    expect(await queries.$count(contacts)).toBe(0);
    expect(await rowOf(id)).toMatchObject({ info: { nom: '' }, facturation: { adresse: '' } });
    world.pass(DAY);
  }
});
