import { eq } from 'drizzle-orm';
import type { ContactImport, ImportResult } from '../../../../src/contract/records/contactImports';
import type { ContactRecord, ContactRow } from '../../../../src/contract/records/contacts';
import { contactDates, contactImportPieces, contactKeys, contacts } from '../../../db/schema';
import { createRandom } from '../../../testing/paymentProof/createRandom';
import { dataOf } from '../../../testing/adminServer';
import { createCheckoutWorld, type CheckoutWorld } from '../../../testing/checkoutWorld';
import { enterPeople } from './enterPeople';
import { listedIds } from './listedId';
import { readImported } from './readImported';

let world: CheckoutWorld;
beforeEach(async () => {
  world = await createCheckoutWorld();
});
afterEach(() => world.close());

const admin = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body === undefined ? {} : { body }) });
const listed = async () => dataOf<ContactRow[]>(await admin('GET', 'contacts'));
const readOne = async (id = '') => dataOf<ContactRecord>(await admin('GET', `contacts/${id}`));
const make = async (body: object) => dataOf<ContactRecord>(await admin('POST', 'contacts', body));
type Check = Partial<Record<'id' | 'how' | 'country', string>> & { readonly place?: number };
const check = async (people: object[], { id = 'list', place = 0, how = 'fill', ...more }: Check = {}) => {
  const lines = people.map((one, index) => ({ line: index + 2, ...one }));
  return dataOf<ImportResult>(await admin('POST', 'contacts/imports', { id, place, people: lines, how, ...more }));
};
const start = async (id = 'list') => dataOf<ContactImport>(await admin('POST', `contacts/imports/${id}/start`));
const latest = async () => dataOf<ContactImport | null>(await admin('GET', 'contacts/imports/latest'));

const ana = { prenom: 'Ana', nom: 'Lévi', email: 'ana@example.org, ana@work.example', tel: '06 12 34 56 78' };

it('PERS-11 CALL-105 tells what a list would add and change, names what is wrong by line, and changes nothing', async () => {
  await make({ prenom: 'Ana', nom: 'Lévi', emails: ['ANA@example.org'] });
  await make({ prenom: 'Dan', nom: 'Katz', tels: ['+33698765432'] });
  const result = await check([
    ana,
    { prenom: 'Dan', nom: 'Katz', tel: '0698765432' },
    { prenom: 'Sarah', nom: 'Katz', tel: '0698765432' },
    { nom: 'Cohen', email: 'no address', tel: '12', birthday: '31/02/1980', pays: 'Atlantis' },
    { adresse: '1 rue du Port' },
  ]);
  expect(result).toMatchObject({ fresh: 1, changed: 1, same: 1 });
  expect(result.faults.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [5, 'email', 'email'],
    [5, 'tel', 'tel'],
    [5, 'birthday', 'day'],
    [5, 'pays', 'country'],
    [6, '', 'missing'],
  ]);
  expect([await listed(), await latest(), await enterPeople(world.deps)]).toMatchObject([{ length: 2 }, null, 0]);
});

it('PERS-12 enters a list once, fills what is missing, and keeps what is there', async () => {
  const there = await make({ prenom: 'Anna', nom: 'L.', emails: ['ana@example.org'], tags: ['patron'] });
  const people = [
    { ...ana, tags: 'membre, bureau', household: 'Lévi 12', birthday: '15/01/1990', adresse: '1 rue', ville: 'Lyon' },
    { prenom: 'Léa', nom: 'Lévi', household: 'LÉVI 12', hazkara: '18 Tevet 5750', hazkaraOf: 'Moshe', note: 'Amie' },
  ];
  await check(people);
  expect((await start()).state).toBe('running');
  expect(await enterPeople(world.deps)).toBe(2);
  expect(await latest()).toMatchObject({ state: 'done', total: 2, done: 2, fresh: 1, changed: 1, same: 0, faults: [] });
  const [lea] = (await listed()).filter(({ prenom }) => prenom === 'Léa');
  expect(await readOne(there.id)).toMatchObject({
    ...{ prenom: 'Anna', nom: 'L.', emails: ['ana@example.org', 'ana@work.example'], tels: ['+33612345678'] },
    ...{ tags: ['patron', 'membre', 'bureau'], household: [{ id: lea?.id }] },
    dates: [{ kind: 'birthday', day: '1990-01-15' }],
    addresses: [{ adresse: '1 rue', ville: 'Lyon', pays: 'FR' }],
  });
  expect(await readOne(lea?.id)).toMatchObject({
    ...{ note: 'Amie', dates: [{ kind: 'hazkara', name: 'Moshe', day: '1990-01-15' }] },
  });
  // The same list once more.
  expect(await check(people, { id: 'again' })).toMatchObject({ fresh: 0, changed: 0, same: 2 });
  expect(await world.deps.database.queries.$count(contacts)).toBe(2);
});

it('PERS-11 PERS-12 reads numbers and addresses as of the country of the list, and countries by code and name', async () => {
  const people = [
    { nom: 'Katz', tel: '052-345-6789', ville: 'Haïfa' },
    { nom: 'Lévi', tel: '+33 6 12 34 56 78', ville: 'Lyon', pays: 'צרפת' },
    { nom: 'Stone', ville: 'Boston', pays: 'États-Unis' },
    { nom: 'Nulle', ville: 'Nulle part', pays: 'ZZ' },
  ];
  const { faults } = await check(people, { country: 'IL' });
  expect(faults).toEqual([{ line: 5, column: 'pays', reason: 'country' }]);
  await start();
  await enterPeople(world.deps);
  const entered = await Promise.all((await listed()).map(({ id }) => readOne(id)));
  expect(entered.map(({ nom, tels, addresses }) => [nom, ...tels, ...addresses.map(({ pays }) => pays)])).toEqual([
    ['Katz', '+972523456789', 'IL'],
    ['Lévi', '+33612345678', 'FR'],
    ['Stone', 'US'],
  ]);
  const body = { id: 'other', place: 0, people: [{ line: 2, nom: 'Katz' }], how: 'fill', country: 'ZZ' };
  expect((await admin('POST', 'contacts/imports', body)).status).toBe(400);
});

it('PERS-12 takes names, address and birthday of the list where that is asked for, and nothing of empty cells', async () => {
  const address = { adresse: '9 quai', postal: '', ville: 'Lyon', pays: 'FR' };
  const there = await make({
    prenom: 'Anna',
    nom: 'L.',
    raison: 'SARL',
    emails: ['ana@example.org'],
    addresses: [address],
  });
  await check([{ ...ana, adresse: '1 rue', ville: 'Nice', note: '', raison: '' }], { how: 'take' });
  await start();
  await enterPeople(world.deps);
  expect(await readOne(there.id)).toMatchObject({
    ...{ prenom: 'Ana', nom: 'Lévi', raison: 'SARL', addresses: [{ adresse: '1 rue', ville: 'Nice' }] },
  });
});

it('PERS-11 PERS-12 enters somebody who is twice in a list once', async () => {
  await check([ana, { ...ana, nom: 'Levi', tags: 'membre' }]);
  await start();
  await enterPeople(world.deps);
  expect(await latest()).toMatchObject({ state: 'done', fresh: 1, changed: 1 });
  expect(await listed()).toMatchObject([{ nom: 'Lévi', tags: ['membre'] }]);
});

it('PERS-11 PERS-12 makes one contact of nobody who shares an address, as in a family', async () => {
  await make({ prenom: 'Élisabeth', nom: 'Durand', emails: ['durand@example.org'] });
  const gael = { prenom: 'Gaël', nom: 'Durand', email: 'durand@example.org' };
  const refused = { line: 2, column: 'email', reason: 'address' };
  expect(await check([gael], { how: 'take' })).toMatchObject({ changed: 0, faults: [refused] });
  await start();
  await enterPeople(world.deps);
  // Two of them in one list: the first is entered.
  const pair = ['Rivka', 'Moshe'].map((prenom) => ({ prenom, nom: 'Katz', email: 'katz@example.org' }));
  await check(pair, { id: 'pair' });
  await start('pair');
  await enterPeople(world.deps);
  expect(await latest()).toMatchObject({ fresh: 1, faults: [{ ...refused, line: 3 }] });
  expect((await listed()).map(({ prenom }) => prenom).sort()).toEqual(['Rivka', 'Élisabeth']);
});

it('PERS-11 reads cells without marks that nobody sees', async () => {
  await make({ prenom: 'Dan', nom: 'כהן', tels: ['+33611112222'] });
  const marked = {
    prenom: 'Dan\u200e',
    nom: '\u200fכהן',
    tel: '\u202a06 11 11 22 22\u202c',
    email: '\u200edan@example.org',
  };
  expect(await check([marked, { nom: '\u200f' }])).toMatchObject({
    ...{ fresh: 0, changed: 1 },
    faults: [{ line: 3, reason: 'missing' }],
  });
});

/** People of whom many share addresses, numbers or all of a line with others. */
function manyPeople(): object[] {
  const random = createRandom('people');
  const names = ['Ana', 'Anna', 'Dan', 'Élisabeth'];
  return Array.from({ length: 120 }, () => ({
    ...{ prenom: random.pick(names), nom: random.pick(['Katz', 'Lévi']), tags: random.pick(['', 'membre', 'bureau']) },
    ...{ birthday: random.pick(['', '15/01/1990']), household: random.pick(['', 'A', 'B']) },
    email: random.pick([
      '',
      '',
      'no address',
      `${random.int(1, 40)}@example.org`,
      `1${random.int(1, 9)}@example.org, 5@example.org`,
    ]),
    tel: random.pick(['', '', `06123456${random.int(10, 30)}`]),
  }));
}

it('PERS-11 PERS-12 comes to the same in any pieces: what was foreseen, one after the other', async () => {
  const people = manyPeople();
  const { queries } = world.deps.database;
  const enterWith = async (token: string, most: number) => {
    const ask = (method: string, path: string, body?: unknown) =>
      world.server.request(method, `/v1/admin/contacts/${path}`, { token, ...(body === undefined ? {} : { body }) });
    const lines = people.map((one, index) => ({ line: index + 2, ...one }));
    await ask('POST', 'imports', { id: 'many', place: 0, people: lines, how: 'fill', country: 'FR' });
    await ask('POST', 'imports/many/start');
    expect(await enterPeople(world.deps, undefined, most)).toBe(people.length);
    const { fresh, changed, same, faults } = dataOf<ContactImport>(await ask('GET', 'imports/latest'));
    const again = await ask('POST', 'imports', { id: 'again', place: 0, people: lines, how: 'fill', country: 'FR' });
    const counts = await ask('GET', 'counts');
    return { fresh, changed, same, faults, again: again.body, counts: counts.body };
  };
  const book = async (organisationId: string) => {
    const all = await queries.select().from(contacts).where(eq(contacts.organisationId, organisationId));
    const keys = await queries.select().from(contactKeys).where(eq(contactKeys.organisationId, organisationId));
    const dates = await queries.select().from(contactDates).where(eq(contactDates.organisationId, organisationId));
    const own = all.map(({ id, details, reach, search, sortName, marks }) => ({
      ...{ details, reach, search, sortName, marks: marks.map((mark) => mark.slice(organisationId.length)) },
      keys: keys.flatMap(({ contactId, value }) => (contactId === id ? [value] : [])).sort(),
      dates: dates.flatMap(({ contactId, kind, yearly }) => (contactId === id ? [`${kind} ${yearly}`] : [])).sort(),
    }));
    return own.map((one) => JSON.stringify(one)).sort();
  };
  const [alone, together] = [await enterWith(world.token, 1), await enterWith(world.otherToken, 50)];
  expect(together).toEqual(alone);
  expect(await book('other')).toEqual(await book('demo'));
  expect([alone.fresh, alone.changed, alone.same, alone.faults.length].every((count) => count > 0)).toBe(true);
});

it('PERS-12 enters many people in a few transactions', async () => {
  const people = Array.from({ length: 100 }, (_, index) => ({ nom: `N${index}`, email: `n${index}@example.org` }));
  await check(people);
  await start();
  const { database } = world.deps;
  let count = 0;
  const transaction: typeof database.transaction = (work) => {
    count += 1;
    return database.transaction(work);
  };
  expect(await enterPeople({ ...world.deps, database: { ...database, transaction } })).toBe(100);
  expect(count).toBeLessThan(12);
  expect(await latest()).toMatchObject({ fresh: 100, faults: [] });
});

it('PERS-12 CALL-106 enters one list at a time, also when two are started at once', async () => {
  for (const id of ['one', 'two']) await check([{ nom: id }], { id });
  const answers = await Promise.all(['one', 'two'].map((id) => admin('POST', `contacts/imports/${id}/start`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'busy' });
  expect(await enterPeople(world.deps)).toBe(1);
  const left = answers.findIndex(({ status }) => status === 409);
  expect((await start(['one', 'two'][left])).state).toBe('running');
});

it('PERS-12 CALL-106 CALL-107 goes on after a crash, enters nobody twice, and stops when told', async () => {
  const people = Array.from({ length: 6 }, (_, index) => ({ nom: `N${index}`, email: `n${index}@example.org` }));
  await check(people.slice(0, 3));
  await check(people.slice(3), { place: 1 });
  await start();
  const stop = new AbortController();
  const { deps } = world;
  // Broken off after the second person.
  let left = 2;
  const now = () => {
    if ((left -= 1) < -20) stop.abort();
    return deps.now();
  };
  await enterPeople({ ...deps, now }, stop.signal, 1);
  await Promise.all([enterPeople(deps), enterPeople(deps)]);
  await enterPeople(deps);
  expect(await latest()).toMatchObject({ state: 'done', done: 6, fresh: 6 });
  expect(await start()).toMatchObject({ state: 'done', done: 6 });
  expect(await listed()).toHaveLength(6);
  expect((await deps.database.queries.select().from(contactImportPieces)).map(({ people: kept }) => kept)).toEqual([
    [],
    [],
  ]);

  await check([{ nom: 'Other' }], { id: 'other' });
  await start('other');
  const cancelled = dataOf<ContactImport>(await admin('POST', 'contacts/imports/other/cancel'));
  expect([cancelled.state, await enterPeople(deps)]).toEqual(['cancelled', 0]);
  expect(await listed()).toHaveLength(6);
});

it('PERS-11 CALL-105 CALL-106 keeps the people of the latest three lists that wait, and says so of others', async () => {
  const other = { prenom: 'Noa', nom: 'Katz' };
  await check([other], { id: 'begun' });
  await start('begun');
  for (const id of ['one', 'two', 'three', 'four']) {
    world.pass(1);
    await check([ana], { id });
  }
  await check([ana], { id: 'four', place: 1 });
  const refused = [
    await admin('POST', 'contacts/imports/one/start'),
    await admin('POST', 'contacts/imports', { id: 'one', place: 1, people: [{ line: 2, ...ana }], how: 'fill' }),
  ];
  expect(refused.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
    [409, 'old'],
    [409, 'old'],
  ]);
  const rows = await world.deps.database.queries.select().from(contactImportPieces);
  const kept = rows.filter(({ people }) => people.length > 0).map(({ importId }) => importId);
  expect(kept.sort()).toEqual(['begun', 'four', 'four', 'three', 'two']);
});

it('PERS-11 PERS-12 knows who has neither address nor number by the same line, also where the list is of another country', async () => {
  const people = [{ prenom: 'Noa', nom: 'Katz', ville: 'Lyon' }];
  await check(people);
  await start();
  await enterPeople(world.deps);
  expect(await check(people, { id: 'again', country: 'IL' })).toMatchObject({ fresh: 0 });
  await start('again');
  await enterPeople(world.deps);
  expect(await listed()).toHaveLength(1);
  const { person } = readImported({ line: 2, ...people[0] }, { country: 'FR', monthFirst: false });
  const [, former = ''] = listedIds({ id: 'demo', country: 'FR' }, person);
  await world.deps.database.queries.update(contacts).set({ id: former });
  expect(await check(people, { id: 'former' })).toMatchObject({ fresh: 0 });
});
