import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { createDeps } from '../../createDeps';
import { runCommand } from '../../control/runCommand';
import {
  audit,
  caisses,
  deletions,
  hosts,
  memberships,
  organisations,
  payments,
  sessions,
  users,
} from '../../db/schema';
import { dataOf } from '../../testing/adminServer';
import { copyRows } from '../../testing/copyRows';
import { rowsReadBy } from '../../testing/rowsRead';
import { removeFiles } from '../privacy/removeFiles';
import { createPersonWorld, liveThere, type PersonWorld } from '../privacy/testing/personWorld';
import { appendDeleted } from './deletedFile';
import { deleteDue } from './deleteDue';
import { replayDeletions } from './replayDeletions';

const DAY = 24 * 60 * 60 * 1000;

let world: PersonWorld;
let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-deletion-'));
  world = await createPersonWorld(dataFolder);
  const { queries } = world.deps.database;
  for (const [id, others] of [
    ['one', ['demo', 'other']],
    ['two', ['demo']],
  ] as const) {
    const person = { id, email: `${id}@example.org`, name: id, lang: 'en' as const, passwordHash: '' };
    await queries.insert(users).values({ ...person, createdAt: world.deps.now() });
    for (const organisationId of others)
      await queries
        .insert(memberships)
        .values({ organisationId, userId: id, role: 'owner', createdAt: world.deps.now() });
    const session = { id, hash: id, userId: id, device: '', confirmedAt: world.deps.now() };
    await queries.insert(sessions).values({ ...session, createdAt: world.deps.now(), seenAt: world.deps.now() });
  }
  await world.mails();
});
afterEach(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

const ask = (method: string, body?: unknown) => world.admin(method, 'deletion', body);
const close = () => world.admin('POST', 'closing', { subscriptions: 0 });
const named = { name: ' démo ' };
const right = { name: ' Démo ' };
const mailed = async () => {
  await deleteDue(world.deps);
  return (await world.mails()).map(({ to, subject }) => `${to.address}: ${subject}`).sort();
};
const theRow = async () =>
  (await world.deps.database.queries.select().from(deletions).where(eq(deletions.organisationId, 'demo')))[0];
/** Lets the time pass at which something is to be done next, until nothing is but to keep the books. */
async function finish(): Promise<void> {
  for (let rounds = 0; rounds < 60; rounds += 1) {
    await deleteDue(world.deps);
    await removeFiles(world.deps);
    const row = await theRow();
    if (row?.doneAt) return;
    world.pass(Math.max((row?.nextAt?.getTime() ?? 0) - world.deps.now().getTime(), 0));
  }
  throw new Error('the deletion does not end');
}

it('ORG-10 CALL-142 is asked for a closed organisation, by its name, once nothing runs, and can be cancelled', async () => {
  expect(dataOf(await ask('GET'))).toEqual({ askedAt: null, dueAt: null, keptUntil: null, running: 0 });
  expect((await ask('POST', right)).body).toMatchObject({ success: false, code: 'open' });
  const paid = await world.pay({ montant: 15, abo: true, nbMonth: 6 });
  await world.admin('POST', 'closing', { subscriptions: 1 });
  expect((await ask('POST', named)).body).toMatchObject({ success: false, code: 'name' });
  // Asked to stop, and not stopped yet.
  expect((await ask('POST', right)).body).toMatchObject({ success: false, code: 'running' });
  const { queries } = world.deps.database;
  await queries.update(payments).set({ subscriptionState: 'ended', mode: 'live' }).where(eq(payments.id, paid));
  await queries.execute(sql`update entries set mode = 'live'`);
  const due = { askedAt: '2025-01-15T12:00:00.000Z', dueAt: '2025-02-14T12:00:00.000Z' };
  const asked = { ...due, keptUntil: '2035-12-31', running: 0 };
  expect(dataOf(await ask('POST', right))).toEqual(asked);
  world.pass(DAY);
  expect(dataOf(await ask('POST', right))).toEqual(asked);
  expect(dataOf(await ask('DELETE'))).toMatchObject({ askedAt: null, dueAt: null });
  expect(dataOf(await world.admin('GET', 'closing'))).toMatchObject({ closedAt: expect.any(String) });
  await ask('POST', right);
  await world.admin('DELETE', 'closing');
  expect(dataOf(await ask('GET'))).toMatchObject({ askedAt: null });
  const notes = await queries.select().from(audit).where(eq(audit.subject, 'organisation'));
  const actions = ['CLOSE', 'DELETE', 'KEEP', 'DELETE', 'KEEP', 'REOPEN'].map((one) => `ADMIN-ORG-${one}`);
  expect(notes.map(({ action }) => action).filter((action) => actions.includes(action))).toEqual(actions);
});

it('ORG-10 tells all owners at once, a week and a day before, and whoever cancels it tells them too', async () => {
  await close();
  await ask('POST', right);
  const both = (subject: string) => ['one', 'two'].map((name) => `${name}@example.org: ${subject}`);
  expect(await mailed()).toEqual(both('Deletion asked for: Démo'));
  world.pass(22 * DAY);
  expect(await mailed()).toEqual([]);
  world.pass(DAY);
  expect(await mailed()).toEqual(both('About to be deleted: Démo'));
  expect(await mailed()).toEqual([]);
  world.pass(6 * DAY);
  expect(await mailed()).toEqual(both('About to be deleted: Démo'));
  await ask('DELETE');
  expect(await mailed()).toEqual(both('Deletion cancelled: Démo'));
  world.pass(9 * DAY);
  expect(await mailed()).toEqual([]);
  expect(dataOf(await ask('GET'))).toMatchObject({ askedAt: null });
});

it('ORG-10 gives owners a day after the last mail, also where the server stood still for months', async () => {
  await close();
  await ask('POST', right);
  await mailed();
  world.pass(200 * DAY);
  expect((await mailed()).length).toBe(2);
  world.pass(DAY / 2);
  await deleteDue(world.deps);
  expect((await theRow())?.startedAt).toBeNull();
  world.pass(DAY / 2);
  await deleteDue(world.deps);
  expect((await theRow())?.startedAt).not.toBeNull();
});

it('ORG-11 ORG-12 ends what opens anything at once, frees its hosts, and leaves accounts and a tombstone', async () => {
  const { queries } = world.deps.database;
  await close();
  await ask('POST', right);
  const other = await world.server.request('GET', '/v1/admin/organisations/other', { token: world.otherToken });
  await finish();
  expect((await ask('GET')).status).toBe(401);
  expect(await queries.select({ id: users.id }).from(users)).toHaveLength(2);
  expect(await queries.select({ id: sessions.id }).from(sessions)).toEqual([{ id: 'one' }]);
  expect(await queries.$count(hosts, eq(hosts.organisationId, 'demo'))).toBe(0);
  await expect(runCommand(world.deps, 'create', { id: 'demo', name: 'Another' })).rejects.toThrow('taken');
  await expect(runCommand(world.deps, 'owner', { id: 'demo', email: 'a@b.example' })).rejects.toThrow('was deleted');
  expect(await runCommand(world.deps, 'locked', { id: 'demo' })).toBe('nothing is locked.');
  expect(await runCommand(world.deps, 'closed', {})).toMatch(/^demo {2}Démo {2}closed \S+ {2}deleted \S+$/);
  const [tomb] = await queries.select().from(organisations).where(eq(organisations.id, 'demo'));
  expect(tomb?.document).not.toHaveProperty('contact');
  expect((await world.server.request('GET', '/o/demo/')).status).toBe(410);
  const after = await world.server.request('GET', '/v1/admin/organisations/other', { token: world.otherToken });
  expect(after.body).toEqual(other.body);
});

it('ORG-11 goes on after a kill at any piece', async () => {
  const { database } = world.deps;
  await liveThere(world);
  await database.queries.update(payments).set({ subscriptionState: 'ended' });
  await close();
  await ask('POST', right);
  world.pass(29 * DAY);
  await deleteDue(world.deps);
  world.pass(DAY);
  let kills = 0;
  for (let piece = 0; !(await theRow())?.doneAt; piece += 1) {
    // Killed before the commit of every third, after it of the others: its note of where it is stays as it was.
    const before = await theRow();
    const isKilled = piece % 3 === 2;
    const dying = {
      ...database,
      transaction: <T>(work: (tx: typeof database.queries) => Promise<T>) =>
        database.transaction(async (tx) => {
          const done = await work(tx);
          if (isKilled) throw new Error('killed');
          return done;
        }),
    };
    const once = new AbortController();
    const giveWay = () => Promise.resolve(once.abort());
    await deleteDue({ ...world.deps, database: dying }, { signal: once.signal, giveWay });
    if (before && isKilled) await database.queries.update(deletions).set(before);
    kills += Number(isKilled);
    await removeFiles(world.deps);
    const wait = ((await theRow())?.nextAt?.getTime() ?? 0) - world.deps.now().getTime();
    world.pass(Math.max(wait, 0));
    if (piece > 1000) throw new Error('it does not end');
  }
  expect(kills).toBeGreaterThan(10);
  expect(await database.queries.$count(caisses, eq(caisses.organisationId, 'demo'))).toBe(0);
});

it('ORG-11 a transaction deletes or blanks few payments: nobody waits for long', async () => {
  const { queries } = world.deps.database;
  const paid = await world.pay({ montant: 15 });
  await world.payForReal();
  const key = sql`'copy-' || n`;
  const changes = sql`jsonb_build_object('id', ${key}, 'idempotency_key', ${key}, 'reference', ${key}, 'intent_id', null)`;
  await copyRows(queries, 'payments', { where: sql`row.id = ${paid}`, times: 60, changes });
  const ofCopy = sql`jsonb_build_object('id', row.id || n, 'payment_id', ${key}, 'idempotency_key', ${key} || row.id)`;
  await copyRows(queries, 'entries', { where: sql`row.payment_id = ${paid}`, times: 60, changes: ofCopy });
  await close();
  await ask('POST', right);
  const before: number[] = [];
  const count = async () => before.push(await queries.$count(payments, isNotNull(payments.erasedAt)));
  for (let days = 0; days < 31; days += 1, world.pass(DAY)) await deleteDue(world.deps, { giveWay: count });
  expect(before.at(-1)).toBeGreaterThanOrEqual(60);
  expect(Math.max(...before.map((blanked, at) => blanked - (before[at - 1] ?? 0)))).toBeLessThanOrEqual(25);
});

it('ORG-11 a copy of the database from before forgets the organisation again, before anybody is answered', async () => {
  const { config, database, log, now } = world.deps;
  await close();
  await ask('POST', right);
  await finish();
  // As it was before: nothing of its deletion is known.
  await database.queries.delete(deletions);
  await database.queries.update(organisations).set({ closedAt: null }).where(eq(organisations.id, 'demo'));
  const member = { organisationId: 'demo', userId: 'two', role: 'owner' as const, createdAt: now() };
  await database.queries.insert(memberships).values(member);
  const deps = createDeps(config, database, log, now);
  await replayDeletions(deps);
  expect(await database.queries.$count(memberships, eq(memberships.organisationId, 'demo'))).toBe(0);
  expect((await theRow())?.startedAt).not.toBeNull();
  await replayDeletions(deps);
  await finish();
  expect((await world.server.request('GET', '/v1/organisations/id/other')).status).toBe(200);
});

it('ORG-11 an organisation that was made since under a deleted id is another', async () => {
  await appendDeleted(world.deps, [{ organisationId: 'demo', startedAt: new Date(0) }]);
  await replayDeletions(world.deps);
  expect(await theRow()).toBeUndefined();
  expect(await world.deps.database.queries.$count(memberships, eq(memberships.organisationId, 'demo'))).toBe(2);
});

it('ORG-10 an organisation that was opened without cancelling it is kept', async () => {
  await close();
  await ask('POST', right);
  // As a process of an earlier release opens it.
  await world.deps.database.queries.update(organisations).set({ closedAt: null }).where(eq(organisations.id, 'demo'));
  world.pass(40 * DAY);
  await deleteDue(world.deps);
  expect(await theRow()).toBeUndefined();
  expect((await ask('GET')).body).toMatchObject({ data: { askedAt: null } });
});

it('ORG-11 reads an organisation’s own rows alone', async () => {
  const { queries, engine } = world.deps.database;
  if (engine !== 'embedded') return;
  await liveThere(world);
  await queries.update(payments).set({ subscriptionState: 'ended' });
  const many = (table: string, key: string) =>
    copyRows(queries, table, {
      where: sql`row.${sql.raw(key)} = (select min(${sql.raw(key)}) from ${sql.raw(table)} where organisation_id = 'demo')`,
      times: 2000,
      changes: sql`jsonb_build_object(${key}::text, 'of-another-one-' || n, 'organisation_id', 'other', 'idempotency_key', 'of-another-one-' || n,
        'reference', 'of-another-one-' || n, 'hash', 'of-another-one-' || n, 'intent_id', null, 'link_id', null, 'caisse_id', null, 'gift_id', null,
        'payment_id', null, 'debt_id', null, 'campaign_id', null, 'submission_id', null, 'leave_key', 'of-another-one-' || n, 'inbox', 'of-another-one-' || n,
        'value', 'of-another-one-' || n, 'key_hash', 'of-another-one-' || n)`,
    });
  for (const table of [
    'payments',
    'entries',
    'audit',
    'intents',
    'links',
    'outbox',
    'deliveries',
    'contacts',
    'tokens',
  ])
    await many(table, 'id');
  await many('uploads', 'doc');
  await queries.execute(sql`update uploads set submission_id = 'sent'`);
  for (const table of ['contact_keys', 'subscribers', 'debts', 'submissions', 'endpoints']) await many(table, 'id');
  await queries.execute(sql`vacuum analyze`);
  await close();
  await ask('POST', right);
  const read = await rowsReadBy(queries, finish);
  expect(Object.entries(read).filter(([, rows]) => rows > 1500)).toEqual([]);
});
