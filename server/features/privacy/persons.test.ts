import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Erasure } from '../../../src/contract/persons';
import {
  campaignGifts,
  campaignPledges,
  deliveries,
  erasedKeys,
  links,
  lockedRecords,
  outbox,
  payments,
  removedMails,
} from '../../db/schema';
import { dataOf } from '../../testing/adminServer';
import { newKey, payer } from '../../testing/checkoutWorld';
import { meetPeople } from '../../testing/meetPeople';
import { erasePerson } from './erasePerson';
import { expire } from './expire';
import { removeFiles } from './removeFiles';
import { replayErasures } from './replayErasures';
import { CONTACTS, createPersonWorld, her, NAMES, zenobie, type PersonWorld } from './testing/personWorld';

let world: PersonWorld;
let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-person-'));
  world = await createPersonWorld(dataFolder);
});
afterEach(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

const DAY = 24 * 60 * 60 * 1000;
const call = (name: string, body: Record<string, unknown> = her, token?: string) =>
  world.admin('POST', `persons/${name}`, body, token);
const rowOf = async (id: string) => {
  const [row] = await world.deps.database.queries.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new Error('no payment');
  return row;
};
const urlOf = async (change: Record<string, unknown>) => {
  const answer = await world.submit({ ...zenobie, ...change });
  return (answer.body as { url: string }).url;
};
const person = { email: 'zenobie.q@example.org', tel: zenobie.info.tel };

it('PRIV-01 exports all that is held of one person, by address or telephone, and nothing of others', async () => {
  const id = await world.pay({ ...zenobie, commentaire: 'Pour le toit' });
  await world.pay({ info: { ...payer.info, tel: zenobie.info.tel } });
  const { records, mentions, alsoKnown } = dataOf<{
    records: Record<string, Record<string, unknown>[]>;
    mentions: number;
    alsoKnown: string[];
  }>(await call('export', { email: ' ZENOBIE.Q@example.org ' }));
  expect(records['payments']).toMatchObject([{ id, montant: 50, commentaire: 'Pour le toit', info: zenobie.info }]);
  expect(records['entries']).toMatchObject([{ paymentId: id, montant: 50 }]);
  expect(JSON.stringify(records)).not.toContain('dana');
  expect([mentions, alsoKnown]).toEqual([0, []]);
  const byTel = dataOf<{ records: Record<string, unknown[]> }>(await call('export', { tel: '0698765432' }));
  expect(byTel.records['payments']).toHaveLength(2);
});

it.each([{}, { email: 'zenobie' }, { tel: '12' }, { email: '', tel: '' }])('PRIV-01 names nobody: %j', async (body) => {
  expect((await call('erase', body)).status).toBe(400);
});

it('PRIV-02 SRV-10 one organisation erases nothing of another', async () => {
  const id = await world.pay(zenobie);
  const erased = dataOf<Erasure>(await call('erase', her, world.otherToken));
  expect(erased).toMatchObject({ counts: {}, mentions: 0 });
  expect((await rowOf(id)).info).toMatchObject(zenobie.info);
  expect((await call('erase', her, 'wrong')).status).toBe(401);
});

it('PRIV-02 whoever is erased while their checkout is open cannot pay it any more', async () => {
  const url = await urlOf({});
  const { id } = await world.paymentOf(url);
  expect((await call('erase')).body).toMatchObject({ success: true });
  await world.press(url, 'pay');
  await world.deliver();
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', finalizedAt: null });
  expect(await world.whereIs([...CONTACTS, ...NAMES])).toEqual([]);
});

it('PRIV-02 PRIV-03 what was paid before anybody heard of it counts, anonymous and locked', async () => {
  await world.admin('POST', 'campagnes', { id: 'gala', label: 'Gala', gala: true });
  const url = await urlOf({ type: 'CAMPAGNE', typeId: 'gala', campagne: { displayName: 'Zénobie' } });
  const { id } = await world.paymentOf(url);
  await world.press(url, 'pay');
  await world.payForReal();
  const erased = dataOf<Erasure>(await call('erase'));
  expect(erased.locked).toMatchObject([{ paiement: id, kind: 'accounts', until: '2035-12-31' }]);
  await world.deliver();
  await world.writeMails();
  expect(await rowOf(id)).toMatchObject({ state: 'succeeded' });
  expect(await world.deps.database.queries.select().from(campaignGifts)).toMatchObject([{ displayName: '' }]);
  expect(await world.whereIs(CONTACTS)).toEqual([]);
  expect(await world.whereIs(NAMES)).toEqual(['locked_records']);
});

it('PRIV-03 of a trial nothing is locked, and what was locked of one is erased', async () => {
  const { queries } = world.deps.database;
  const fund = await world.addFund({ cerfa: true });
  const tried = await world.pay({ ...zenobie, type: 'CAISSE', typeId: fund });
  expect(dataOf<Erasure>(await call('preview'))).toMatchObject({ counts: { payments: 1 }, locked: [] });
  expect(dataOf<Erasure>(await call('erase'))).toMatchObject({ counts: { payments: 1 }, locked: [] });
  await world.writeMails();
  expect(await world.whereIs([...CONTACTS, ...NAMES])).toEqual([]);

  const real = await world.pay({ ...zenobie, type: 'CAISSE', typeId: fund });
  await queries.update(payments).set({ mode: 'live' }).where(eq(payments.id, real));
  await call('erase');
  const [locked] = await queries.select().from(lockedRecords);
  // As a version before locked it.
  if (locked) await queries.insert(lockedRecords).values({ ...locked, paymentId: tried });
  await expire(world.deps);
  const kept = await queries.select().from(lockedRecords);
  expect(kept.map(({ paymentId }) => paymentId)).toEqual([real, real]);
});

it('PRIV-02 gifts whose news arrive while their payers are erased are anonymous', async () => {
  await world.admin('POST', 'campagnes', { id: 'gala', label: 'Gala', gala: true });
  for (let times = 0; times < 4; times += 1) {
    const url = await urlOf({ type: 'CAMPAGNE', typeId: 'gala', campagne: { displayName: 'Zénobie' } });
    await world.press(url, 'pay');
    const [erased] = await Promise.all([call('erase'), world.deliver(), world.writeMails()]);
    // Concurrent erasures may be asked to retry.
    if (erased.status === 409) await call('erase');
  }
  await world.deliver();
  await removeFiles(world.deps);
  const gifts = await world.deps.database.queries.select().from(campaignGifts);
  expect(gifts.map(({ displayName }) => displayName)).toEqual(['', '', '', '']);
  expect(await world.whereIs(CONTACTS)).toEqual([]);
});

it('PRIV-02 an event of a debit that comes after its payer was erased moves money and writes to nobody', async () => {
  const url = await urlOf({});
  const { id, montant } = await world.paymentOf(url);
  await call('erase');
  const event = { id: 'late-1', type: 'payment.succeeded', paiement: id, charge: 1, montant: montant / 100 };
  await world.report({ ...event, created: world.deps.now().toISOString() });
  expect(await rowOf(id)).toMatchObject({ state: 'succeeded' });
  expect(await world.writeMails()).toBe(1);
  expect(await world.whereIs([...CONTACTS, ...NAMES])).toEqual([]);
});

it('PRIV-02 a provider that does not answer: nothing is erased', async () => {
  const url = await urlOf({});
  const { id } = await world.paymentOf(url);
  const sandbox = world.deps.gateways['sandbox'];
  if (!sandbox) throw new Error('no sandbox');
  const silent = { ...sandbox, cancelCheckout: () => Promise.reject(new Error('silent')) };
  const organisation = await world.organisation();
  const wish = { organisation, person, holder: null, until: world.deps.now(), stop: false };
  await expect(erasePerson({ ...world.deps, gateways: { sandbox: silent } }, wish)).rejects.toMatchObject({
    status: 503,
  });
  expect((await rowOf(id)).info).toMatchObject(zenobie.info);
  expect(await world.deps.database.queries.$count(erasedKeys)).toBe(0);
});

it('PRIV-02 mails that were being written while they were forgotten are removed by a later run', async () => {
  await world.pay(zenobie);
  const [letter] = await world.deps.database.queries.select().from(outbox);
  await call('erase');
  const file = join(dataFolder, 'mails', `${letter?.id}.eml`);
  await rm(join(dataFolder, 'mails'), { recursive: true, force: true });
  await world.writeMails();
  await mkdir(join(dataFolder, 'mails'), { recursive: true });
  await writeFile(file, 'To: Zenobie.Q@Example.org');
  await removeFiles(world.deps);
  expect(await world.whereIs(CONTACTS)).toEqual([]);
  world.pass(DAY);
  await removeFiles(world.deps);
  expect(await world.deps.database.queries.$count(removedMails)).toBe(0);
});

it('PRIV-05 an older copy of the database forgets again whom it had forgotten, and keeps what came later', async () => {
  const id = await world.pay(zenobie);
  const { queries } = world.deps.database;
  const before = await rowOf(id);
  await call('erase');
  world.pass(DAY);
  const later = await world.pay(zenobie);
  expect(await replayErasures(world.deps)).toBe(0);

  // As a copy from before the erasure has it.
  await queries.update(payments).set(before).where(eq(payments.id, id));
  await queries.delete(erasedKeys);
  expect(await replayErasures(world.deps)).toBeGreaterThan(0);
  expect((await rowOf(id)).info).toMatchObject({ email: '', nom: '' });
  expect((await rowOf(later)).info).toMatchObject(zenobie.info);
  expect(await replayErasures(world.deps)).toBe(0);

  // Erasures known only to the database are added to the data folder.
  const list = join(dataFolder, 'erased-people');
  const lines = await readFile(list, 'utf8');
  await rm(list);
  await replayErasures(world.deps);
  expect((await readFile(list, 'utf8')).split('\n').sort()).toEqual([...new Set(lines.split('\n'))].sort());
  expect(lines).not.toMatch(/zenobie|98765432/i);
});

it('PRIV-06 unpaid checkouts, promises, mails and deliveries expire, what was paid stays until its term', async () => {
  const { queries } = world.deps.database;
  await world.admin('POST', 'webhooks', { url: 'https://example.org/hook', events: ['payment.succeeded'] });
  await world.admin('POST', 'campagnes', { id: 'gala', label: 'Gala', gala: true });
  const { nom, prenom, email, tel } = zenobie.info;
  await world.server.request('POST', '/v1/campagne/engagement/gala', {
    headers: { 'Idempotency-Key': newKey() },
    body: { montant: 100, campagne: { displayName: 'Zénobie' }, infos: { nom, prenom, email, tel } },
  });
  const unpaid = (await world.paymentOf(await urlOf({}))).id;
  const paid = await world.pay(zenobie);
  await meetPeople(world.deps);
  await world.writeMails();
  await expire(world.deps);
  expect((await rowOf(unpaid)).info).toMatchObject(zenobie.info);

  world.pass(91 * DAY);
  await expire(world.deps);
  // Not posted yet: an outage loses nothing.
  expect(await queries.$count(deliveries)).toBe(1);
  await queries.update(deliveries).set({ nextAttemptAt: null });
  await expire(world.deps);
  expect((await rowOf(unpaid)).info.email).toBe('');
  expect((await rowOf(paid)).info).toMatchObject(zenobie.info);
  expect([await queries.$count(outbox), await queries.$count(deliveries)]).toEqual([0, 0]);
  await removeFiles(world.deps);
  expect((await world.whereIs(CONTACTS)).sort()).toEqual(
    // She is in the address book as long as her payment is hers.
    ['campaign_pledges', 'contact_keys', 'contacts', 'links', 'payments'],
  );

  world.pass(1100 * DAY);
  await expire(world.deps);
  const [pledge] = await queries.select().from(campaignPledges);
  expect(pledge).toMatchObject({ displayName: '', infos: { email: '' } });
  world.pass(11 * 366 * DAY);
  await expire(world.deps);
  expect(await world.whereIs([...CONTACTS, ...NAMES])).toEqual([]);
  expect(await rowOf(paid)).toMatchObject({ state: 'succeeded', montant: 5000 });
});

it('PRIV-06 who pays by a link is forgotten once it has ended for long, not while it can be used', async () => {
  const config = { type: 'GENERAL', montant: 20 };
  const make = async (more: Record<string, unknown>) => {
    const made = await world.admin('POST', 'liens', { linkType: 'PAIEMENT', config, payer: zenobie.info, ...more });
    return dataOf<{ id: string }>(made).id;
  };
  const expiresAt = new Date(world.deps.now().getTime() + DAY).toISOString();
  const [living, revoked, over] = [await make({}), await make({}), await make({ expiresAt })];
  await world.admin('DELETE', `liens/${revoked}`);
  const known = async () => {
    const rows = await world.deps.database.queries.select({ id: links.id, payer: links.payer }).from(links);
    return rows.filter((row) => row.payer !== null).map(({ id }) => id);
  };
  world.pass(90 * DAY);
  await expire(world.deps);
  expect((await known()).sort()).toEqual([living, revoked, over].sort());
  world.pass(DAY / 2);
  await expire(world.deps);
  expect((await known()).sort()).toEqual([living, over].sort());
  world.pass(DAY);
  await expire(world.deps);
  expect(await known()).toEqual([living]);
});

it('PRIV-06 an organisation chooses its own terms within bounds', async () => {
  const set = (retention: Record<string, number>) => world.admin('PUT', 'organisations/demo', { retention });
  expect((await set({ mails: 1 })).status).toBe(400);
  expect((await set({ accounts: 40 })).status).toBe(400);
  expect((await set({ mails: 5 })).status).toBe(200);
  await world.pay(zenobie);
  await world.writeMails();
  world.pass(6 * DAY);
  await expire(world.deps);
  expect(await world.deps.database.queries.$count(outbox)).toBe(0);
});

it('PRIV-06 what was posted to an endpoint that is deleted keeps no data', async () => {
  const made = await world.admin('POST', 'webhooks', {
    url: 'https://example.org/hook',
    events: ['payment.succeeded'],
  });
  await world.pay(zenobie);
  await world.admin('DELETE', `webhooks/${dataOf<{ id: string }>(made).id}`);
  const rows = await world.deps.database.queries.select({ data: sql`${deliveries.event} -> 'data'` }).from(deliveries);
  expect(rows).toEqual([{ data: {} }]);
  expect((await world.admin('GET', 'deliveries')).status).toBe(200);
});
