import { eq, sql } from 'drizzle-orm';
import type { ContactEvent } from '../../../src/contract/records/contactHistory';
import type { ContactRecord, ContactRow } from '../../../src/contract/records/contacts';
import { contactSums, payments } from '../../db/schema';
import { dataOf } from '../../testing/adminServer';
import { payer } from '../../testing/checkoutWorld';
import { meetPeople } from '../../testing/meetPeople';
import { block, createFormWorld, replyOf, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeEach(async () => {
  world = await createFormWorld();
});
afterEach(() => world.close());

const admin = (method: string, path: string, body?: unknown, token = world.token) =>
  world.server.request(method, `/v1/admin/${path}`, { token, ...(body === undefined ? {} : { body }) });
const listed = async (query = '') => dataOf<ContactRow[]>(await admin('GET', `contacts?${query}`));
const counted = async () =>
  dataOf<{ total: number; tags: { tag: string; count: number }[] }>(await admin('GET', 'contacts/counts'));
const readOne = async (id: string) => dataOf<ContactRecord>(await admin('GET', `contacts/${id}`));
const historyOf = async (id: string, query = '') =>
  (await admin('GET', `contacts/${id}/history?${query}`)).body as { data: ContactEvent[]; next: string | null };
const make = async (body: object) => dataOf<ContactRecord>(await admin('POST', 'contacts', body));

async function pay(change: Record<string, unknown> = {}): Promise<string> {
  const { url } = replyOf(await world.submit(change));
  if (!url) throw new Error('not submitted');
  await world.press(url, 'pay');
  await world.deliver();
  await meetPeople(world.deps);
  return (await world.paymentOf(url)).id;
}
const as = (info: object) => ({ info: { ...payer.info, ...info }, facturation: payer.facturation });

it('PERS-01 PERS-02 keeps one contact of who pays, whatever the case and tag of the address; an unpaid checkout makes none', async () => {
  await world.submit(as({ email: 'ana@example.org' }));
  await meetPeople(world.deps);
  expect(await listed()).toEqual([]);
  await pay(as({ prenom: 'Ana', nom: 'Lévi', email: 'Ana@Example.org', tel: '+33612345678' }));
  await pay({ ...as({ prenom: 'A.', nom: 'L.', email: 'ana+gala@example.org' }), montant: 20 });
  const [ana, ...others] = await listed();
  expect(others).toEqual([]);
  expect(ana).toMatchObject({
    ...{ prenom: 'Ana', nom: 'Lévi', emails: ['Ana@Example.org'] },
    given: [{ devise: 'eur', montant: 70, count: 2 }],
    lastGiftAt: world.deps.now().toISOString(),
  });
  expect((await readOne(ana?.id ?? '')).addresses).toMatchObject([{ ville: payer.facturation.ville }]);
  expect(await counted()).toEqual({ total: 1, tags: [] });
});

it('PERS-02 PRIV-01 goes by the number alone where a side has no address: families share telephones', async () => {
  const tel = '+33698765432';
  await make({ nom: 'Sans adresse', tels: ['06 98 76 54 32'] });
  await pay(as({ nom: 'Dan', email: 'dan@example.org', tel }));
  await pay(as({ nom: 'Eva', email: 'eva@example.org', tel }));
  const rows = await listed();
  expect(rows.map(({ nom, emails }) => [nom, emails])).toEqual([
    ['Eva', ['eva@example.org']],
    ['Sans adresse', ['dan@example.org']],
  ]);
});

it('PERS-02 meets who promises, and who sends a form without paying, with the days that it asks for', async () => {
  await admin('POST', 'campagnes', { id: 'gala', label: 'Gala', gala: true });
  await world.server.request('POST', '/v1/campagne/engagement/gala', {
    headers: { 'Idempotency-Key': 'key-of-the-promise' },
    body: {
      montant: 100,
      campagne: { displayName: 'Lia' },
      infos: { nom: 'Katz', prenom: 'Lia', email: 'lia@example.org', tel: '+33612345678' },
    },
  });
  const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true };
  const form = await world.addForm({ ...free, title: 'Hazkara' }, [
    block('text', { fieldKey: 'mail', kind: 'email' }),
    block('hazkara', { fieldKey: 'h', fixedRelation: 'PERE' }),
  ]);
  const told = { prenom: 'Moshe', nom: 'Katz', deceasedDate: '1990-01-15T23:00:00', _relation: 'PERE' };
  const sent = replyOf(await world.send(form, { '[TEXT]_mail': 'lia@example.org', '[HAZKARA]_h': told }));
  expect(sent.error).toBeUndefined();
  expect(await meetPeople(world.deps)).toBe(2);
  const [lia, ...others] = await listed();
  expect(others).toEqual([]);
  expect(await readOne(lia?.id ?? '')).toMatchObject({
    ...{ nom: 'Katz', prenom: 'Lia' },
    dates: [{ kind: 'hazkara', name: 'Moshe Katz', day: '1990-01-15', afterSunset: true }],
  });
  const { data } = await historyOf(lia?.id ?? '');
  expect(data.map(({ kind, label, state, of }) => [kind, label, state, of]).sort()).toEqual([
    ['pledge', 'Gala', 'open', 'gala'],
    ['submission', 'Hazkara', 'kept', form],
  ]);
});

it('PERS-03 meets people by records from before, each once; erased people stay away', async () => {
  const { queries } = world.deps.database;
  await pay(as({ email: 'ana@example.org' }));
  await pay(as({ email: 'ben@example.org' }));
  await pay(as({ email: 'gone@example.org' }));
  await admin('POST', 'persons/erase', { email: 'gone@example.org' });
  for (const table of ['contact_payments', 'contact_sums', 'contact_keys', 'contact_counts', 'contacts'])
    await queries.execute(sql.raw(`delete from ${table}`));
  await queries.update(payments).set({ contactId: null, contactTask: 'meet' });
  expect(await meetPeople(world.deps)).toBe(3);
  expect(await meetPeople(world.deps)).toBe(0);
  expect((await listed()).flatMap(({ emails }) => emails).sort()).toEqual(['ana@example.org', 'ben@example.org']);
  expect((await counted()).total).toBe(2);
});

it('PERS-04 lists by name, page by page, finds by words, numbers and tags, and counts', async () => {
  await make({ nom: 'Zévi', prenom: 'Ana', tags: ['Membre'], tels: ['06 12 34 56 78'] });
  await make({ nom: 'Adler', prenom: 'Élie', tags: ['Membre', 'Bienfaiteur'] });
  await make({ raison: 'Levi SARL', emails: ['bureau@example.org'] });
  const names = (rows: readonly ContactRow[]) => rows.map(({ nom, raison }) => nom || raison);
  expect(names(await listed())).toEqual(['Adler', 'Levi SARL', 'Zévi']);
  const first = (await admin('GET', 'contacts?limit=2')).body as { data: ContactRow[]; next: string };
  expect(names(await listed(`limit=2&before=${first.next}`))).toEqual(['Zévi']);
  expect(names(await listed('search=elie%20adl'))).toEqual(['Adler']);
  expect(names(await listed('search=0612345'))).toEqual(['Zévi']);
  expect(names(await listed('search=bureau@'))).toEqual(['Levi SARL']);
  expect(names(await listed('tag=Membre'))).toEqual(['Adler', 'Zévi']);
  expect(names(await listed('tag=Membre&search=zevi'))).toEqual(['Zévi']);
  expect(await counted()).toEqual({
    total: 3,
    tags: [
      { tag: 'Bienfaiteur', count: 1 },
      { tag: 'Membre', count: 2 },
    ],
  });
});

it('PERS-05 changes a contact for who edited its newest version; an address is one contact’s alone', async () => {
  const ana = await make({ nom: 'Levi', emails: ['ana@example.org'], tags: ['Membre'] });
  const ben = await make({ nom: 'Levi', emails: ['ben@example.org'] });
  const path = `contacts/${ana.id}`;
  const saved = dataOf<ContactRecord>(await admin('PUT', path, { note: 'Le fils', tags: [], version: ana.version }));
  expect(saved).toMatchObject({ note: 'Le fils', tags: [], nom: 'Levi', similar: [{ id: ben.id }] });
  expect(await counted()).toEqual({ total: 2, tags: [] });
  const late = await admin('PUT', path, { nom: 'Lévi', version: ana.version });
  expect([late.status, late.body]).toMatchObject([409, { code: 'changed', data: { note: 'Le fils' } }]);
  const taken = await admin('PUT', path, { emails: ['Ben+x@example.org'] });
  expect([taken.status, taken.body]).toMatchObject([409, { code: 'address_taken' }]);
  expect((await admin('POST', 'contacts', { emails: ['ana@example.org'] })).status).toBe(409);
  for (const wrong of [{ emails: ['ana@'] }, { tels: ['12'] }, { emails: [], nom: '' }])
    expect((await admin('PUT', path, wrong)).status).toBe(400);
  expect((await admin('POST', 'contacts', { note: 'Personne' })).status).toBe(400);
});

it('PERS-05 keeps households together, and shows what a contact paid page by page', async () => {
  const ana = await make({ nom: 'Levi', prenom: 'Ana' });
  const ben = await make({ nom: 'Levi', prenom: 'Ben' });
  await admin('PUT', `contacts/${ben.id}`, { household: ana.id });
  expect((await readOne(ana.id)).household).toMatchObject([{ id: ben.id }]);
  expect((await readOne(ben.id)).household).toMatchObject([{ id: ana.id }]);
  await admin('PUT', `contacts/${ana.id}`, { household: null });
  expect((await readOne(ben.id)).household).toEqual([]);
  const dan = await make({ nom: 'Levi', prenom: 'Dan' });
  await admin('PUT', `contacts/${dan.id}`, { household: ana.id });
  expect((await readOne(dan.id)).household).toMatchObject([{ id: ana.id }]);
  expect((await readOne(ben.id)).household).toEqual([]);
  const paid = [await pay(as({ email: 'lia@example.org' })), await pay(as({ email: 'lia@example.org' }))];
  const [lia] = await listed('search=lia');
  const first = await historyOf(lia?.id ?? '', 'limit=1');
  const second = await historyOf(lia?.id ?? '', `limit=1&before=${first.next ?? ''}`);
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(paid.reverse());
  expect(second.next).toBeNull();
  expect((await admin('GET', `contacts/${lia?.id ?? ''}/history?before=x`)).status).toBe(400);
});

it('PERS-05 SRV-08 shows a promise as open until all of it is paid', async () => {
  await admin('POST', 'campagnes', { id: 'gala', label: 'Gala', gala: true });
  const infos = { nom: 'Katz', prenom: 'Lia', email: 'lia@example.org' };
  await admin('POST', 'campagnes/gala/engagements', { montant: 100, displayName: 'Lia', infos });
  const [pledge] = dataOf<{ url: string }[]>(await admin('GET', 'campagnes/gala/engagements'));
  const states = [];
  for (const montant of [40, 60]) {
    await pay({ ...as(infos), type: 'CAMPAGNE', link: pledge?.url.split('/').at(-1), montant });
    const [lia] = await listed('search=lia');
    const { data } = await historyOf(lia?.id ?? '');
    states.push(data.filter(({ kind }) => kind === 'pledge').map(({ state }) => state));
  }
  expect(states).toEqual([['open'], ['paid']]);
});

it('PERS-05 takes out who did nothing; who paid is erased instead', async () => {
  const ana = await make({ nom: 'Levi', tags: ['Membre'] });
  expect((await admin('DELETE', `contacts/${ana.id}`)).status).toBe(200);
  expect((await admin('GET', `contacts/${ana.id}`)).status).toBe(404);
  expect(await counted()).toEqual({ total: 0, tags: [] });
  await pay();
  const [one] = await listed();
  const refused = await admin('DELETE', `contacts/${one?.id ?? ''}`);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'has_records' }]);
});

it('PERS-07 PRIV-02 an erased person’s contact goes whole, and their number from others’', async () => {
  const tel = '+33698765432';
  await pay(as({ email: 'gone@example.org', nom: 'Gone', tel }));
  const other = await make({ nom: 'Reste', emails: ['stays@example.org'], tels: [tel], note: 'Voir gone@example.org' });
  await admin('POST', 'persons/erase', { email: 'gone@example.org', tel });
  expect((await listed()).map(({ id }) => id)).toEqual([other.id]);
  expect(await readOne(other.id)).toMatchObject({ tels: [], note: 'Voir …' });
  expect(await listed('search=698765432')).toEqual([]);
  expect((await counted()).total).toBe(1);
  const { queries } = world.deps.database;
  expect(await queries.$count(contactSums)).toBe(0);
  expect(await queries.$count(payments, eq(payments.contactId, ''))).toBe(1);
});

it('PERS-06 merges without moving anything, and undoes it in any order', async () => {
  const tel = '+33698765432';
  await pay(as({ email: 'ana@example.org', nom: 'Levi', prenom: 'Ana', tel }));
  await pay({ ...as({ email: 'a.levi@example.org', nom: 'Levi', prenom: 'Ana', tel }), montant: 20 });
  const note = await make({ nom: 'Levi', prenom: 'Ana', tags: ['Membre'] });
  const [one, two] = await listed('search=example.org');
  const doubles = dataOf<{ one: { id: string }; other: { id: string } }[]>(await admin('GET', 'contacts/doubles'));
  expect(doubles).toHaveLength(3);
  expect((await readOne(note.id)).similar).toHaveLength(2);
  await admin('POST', `contacts/${note.id}/apart`, { other: one?.id });
  expect((await readOne(note.id)).similar).toMatchObject([{ id: two?.id }]);

  await admin('POST', `contacts/${two?.id ?? ''}/merge`, { other: note.id });
  await admin('POST', `contacts/${one?.id ?? ''}/merge`, { other: two?.id });
  const [all, ...others] = await listed();
  expect(others).toEqual([]);
  expect(all).toMatchObject({ id: one?.id, tags: ['Membre'], given: [{ montant: 70, count: 2 }] });
  expect(await listed('tag=Membre')).toHaveLength(1);
  expect(await listed('search=a.levi')).toMatchObject([{ id: one?.id }]);
  expect(await counted()).toEqual({ total: 1, tags: [{ tag: 'Membre', count: 1 }] });
  expect((await historyOf(one?.id ?? '')).data).toHaveLength(2);
  expect(await readOne(note.id)).toMatchObject({ id: one?.id, merged: [{}, {}] });
  expect((await admin('PUT', `contacts/${note.id}`, { nom: 'X' })).body).toMatchObject({ code: 'merged' });
  // Later records follow their address.
  await pay({ ...as({ email: 'a.levi@example.org', tel }), montant: 5 });

  await admin('POST', `contacts/${one?.id ?? ''}/unmerge`, { other: note.id });
  await admin('POST', `contacts/${one?.id ?? ''}/unmerge`, { other: two?.id });
  expect((await listed()).map(({ id, tags, given }) => [id, tags.length, given[0]?.montant]).sort()).toEqual(
    [
      [one?.id, 0, 50],
      [two?.id, 0, 25],
      [note.id, 1, undefined],
    ].sort(),
  );
  expect(await counted()).toEqual({ total: 3, tags: [{ tag: 'Membre', count: 1 }] });
  expect((await admin('POST', `contacts/${note.id}/merge`, { other: note.id })).status).toBe(400);
});

it('PERS-08 lists memorials and birthdays by the day of their return', async () => {
  await make({
    nom: 'Levi',
    dates: [
      { kind: 'hazkara', name: 'Moshe', day: '1990-01-14', afterSunset: true },
      { kind: 'birthday', name: '', day: '1992-02-29', afterSunset: false },
    ],
  });
  const ask = async (query: string) =>
    (await admin('GET', `contacts/dates?${query}`)).body as { data: { date: string; name: string }[]; next: null };
  const of = async (kind: string, from: string, days: number) =>
    (await ask(`kind=${kind}&from=${from}&days=${days}`)).data.map(({ date, name }) => [date, name]);
  // 18 Tevet
  expect(await of('hazkara', '2025-01-01', 90)).toEqual([['2025-01-18', 'Moshe']]);
  expect(await of('hazkara', '2025-01-19', 90)).toEqual([]);
  expect(await of('birthday', '2025-02-01', 60)).toEqual([['2025-02-28', '']]);
  // 25 Adar I
  expect(await of('hebrewBirthday', '2025-03-01', 60)).toEqual([['2025-03-25', '']]);
  for (const wrong of ['kind=hazkara&days=101', 'kind=hazkara&days=0', 'kind=hazkara&days=30&before=x'])
    expect((await admin('GET', `contacts/dates?${wrong}`)).status).toBe(400);
  const csv = await admin('GET', 'contacts/dates/export?kind=hazkara&from=2025-01-01&days=90');
  expect(csv.text).toContain('2025-01-18,18 TEVET 5750,Moshe,Levi');
});

it('PERS-09 exports what the filters leave', async () => {
  await make({ nom: '=SUM(1)', tags: ['Membre'], emails: ['ana@example.org', 'a2@example.org'] });
  await make({ nom: 'Autre' });
  const { text } = await admin('GET', 'contacts/export?tag=Membre');
  const [head, row, ...rest] = text.trim().split('\r\n');
  expect(head).toContain('prenom,nom,raison,prenomHE,email,tel');
  expect(row).toContain(",'=SUM(1),,,ana@example.org,");
  expect(row).toContain('a2@example.org');
  expect(rest).toEqual([]);
});
