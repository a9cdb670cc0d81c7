import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Erasure } from '../../../src/contract/persons';
import { personalData, type TableName } from '../../db/personalData';
import { audit, lockedRecords } from '../../db/schema';
import { dataOf } from '../../testing/adminServer';
import { personalTables } from './personalTables';
import { expire } from './expire';
import {
  CONTACTS,
  createPersonWorld,
  her,
  liveThere,
  NAMES,
  plantEverywhere,
  zenobie,
  type PersonWorld,
} from './testing/personWorld';

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

const YEAR = 366 * 24 * 60 * 60 * 1000;
const erase = (body: Record<string, unknown> = her, token?: string) =>
  world.admin('POST', 'persons/erase', body, token);
const totals = async () => {
  const payments = await world.admin('GET', 'payments?mode=live&totals=true');
  const gala = await world.server.request('GET', '/v1/campagne/id/gala');
  return [(payments.body as { totals: unknown }).totals, (gala.body as { stats: { total: unknown } }).stats.total];
};

it('PRIV-01 PRIV-02 PRIV-03 nothing holds anything of a person who is erased but what is locked, and at term nothing does', async () => {
  const { fund, running } = await liveThere(world);
  await world.payForReal();
  const before = [...(await totals()), await world.totalOf(fund)];
  const { nom, prenom, email, tel } = zenobie.info;
  const people = [{ line: 2, nom, prenom, email, tel }];
  await world.admin('POST', 'contacts/imports', { id: 'list', place: 0, people, how: 'fill' });
  expect(await plantEverywhere(world)).toEqual([]);
  const planted = await world.whereIs(['Quiñones']);
  const tables = personalTables.map(({ table }) => table[Symbol.for('drizzle:Name') as never] as string);
  // A subscriber is an address and no more.
  expect([...planted, 'subscribers']).toEqual(expect.arrayContaining(tables));
  expect(await world.whereIs(['zenobie.q@example.org'])).toContain('subscribers');
  expect(planted.filter((place) => place.startsWith('file')).length).toBeGreaterThan(4);

  const preview = dataOf<Erasure>(await world.admin('POST', 'persons/preview', her));
  // The payment of the person who mentions her, its outgoing event, that person's contact, and a list of people.
  expect(preview).toMatchObject({ counts: { payments: 5, uploads: 1 }, mentions: 4, alsoKnown: ['dana@example.org'] });
  expect(preview.running.map(({ id }) => id)).toEqual([running]);
  expect(preview.locked.filter(({ kind }) => kind === 'accounts').map(({ until }) => until)).toEqual(
    Array(5).fill('2035-12-31'),
  );
  expect((await erase()).status).toBe(409);
  expect((await world.whereIs(['Quiñones'])).length).toBe(planted.length);

  const erased = await erase({ ...her, stop: true });
  expect(erased).toMatchObject({ status: 200, body: { success: true } });
  expect(dataOf<Erasure>(erased)).toMatchObject({ counts: preview.counts, mentions: 4, running: [] });
  await world.deliver();
  await world.writeMails();
  expect(await world.whereIs(CONTACTS)).toEqual([]);
  expect(await world.whereIs(NAMES)).toEqual(['locked_records']);
  const kept = [...(await totals()), await world.totalOf(fund)];
  // The months that were stopped were never to come.
  expect(JSON.stringify(kept)).toBe(JSON.stringify(before));
  const [note] = (await world.deps.database.queries.select().from(audit)).filter(({ subject }) => subject === 'person');
  expect(note).toMatchObject({ action: 'ADMIN-PERSON-ERASE', subjectId: null, changes: { mentions: 4 } });

  // Again: nothing is left to erase, and nothing changes.
  expect(dataOf<Erasure>(await erase())).toMatchObject({ counts: {}, mentions: 0, locked: [] });
  expect(await world.whereIs(['dana@example.org'])).toContain('payments');

  world.pass(7 * YEAR);
  await expire(world.deps);
  const locked = () => world.deps.database.queries.select().from(lockedRecords);
  expect([...new Set((await locked()).map(({ kind }) => kind))]).toEqual(['accounts']);
  world.pass(4 * YEAR);
  await expire(world.deps);
  expect(await world.whereIs([...NAMES, ...CONTACTS])).toEqual([]);
  expect(JSON.stringify([...(await totals()), await world.totalOf(fund)])).toBe(JSON.stringify(before));
});

it('PRIV-01 every table of the schema is classified', () => {
  const unknown = (Object.keys(personalData) as TableName[]).filter(
    (name) => Object.keys(personalData[name]).length === 0,
  );
  expect(unknown).toEqual([]);
});
