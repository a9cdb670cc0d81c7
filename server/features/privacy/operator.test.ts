import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { runCommand } from '../../control/runCommand';
import { createDeps } from '../../createDeps';
import { erasedKeys, payments } from '../../db/schema';
import { reconcile } from '../../ledger/reconcile';
import { dataOf } from '../../testing/adminServer';
import { readSubscription } from '../subscriptions/readSubscription';
import { appendErased, recordErasure } from './erasedKeys';
import { replayErasures } from './replayErasures';
import { CONTACTS, createPersonWorld, her, NAMES, zenobie, type PersonWorld } from './testing/personWorld';

const HOUR = 60 * 60 * 1000;
const person = { email: 'zenobie.q@example.org', tel: zenobie.info.tel };

let world: PersonWorld;
let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-operator-'));
  world = await createPersonWorld(dataFolder);
});
afterEach(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

const infoOf = async (id: string) => {
  const [row] = await world.deps.database.queries.select().from(payments).where(eq(payments.id, id));
  return row?.info;
};

it('PRIV-05 OPS-03 a copy in maintenance forgets them too, and asks no provider before that is over', async () => {
  const paid = await world.pay({ ...zenobie, abo: true, montant: 30, nbMonth: 3, maxAmount: 90 });
  const { url = '' } = (await world.submit(zenobie)).body as { url?: string };
  const open = (await world.paymentOf(url)).id;
  const { config, database, log, now } = world.deps;
  await appendErased(world.deps, await recordErasure(database.queries, world.deps, 'demo', person, now()));
  await database.queries.delete(erasedKeys);

  const copy = createDeps({ ...config, maintenance: true }, database, log, now);
  expect(await replayErasures(copy)).toBeGreaterThan(0);
  for (const id of [paid, open]) expect(await infoOf(id)).toMatchObject({ email: '', nom: '', tel: '' });
  expect(await world.whereIs([...CONTACTS, ...NAMES])).toEqual([]);
  const subscription = () => readSubscription(database.queries, 'demo', paid);
  expect(await subscription()).toMatchObject({ state: 'active' });

  // Requested mails go out once it has taken the original's place.
  world.pass(HOUR);
  await reconcile(world.deps);
  expect(await subscription()).toMatchObject({ state: 'stopped' });
});

it('PRIV-04 what is locked is printed for the operator alone, of one payment or of all, and noted', async () => {
  const [one, other] = [await world.pay(zenobie), await world.pay({ ...zenobie, cerfa: true })];
  await world.payForReal();
  await world.admin('POST', 'persons/erase', her);
  const printed = async (given: Record<string, string>) => {
    const lines = await runCommand(world.deps, 'locked', { id: 'demo', ...given });
    return lines.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const [first] = await printed({ payment: one });
  expect(first).toEqual({
    paiement: one,
    kind: 'accounts',
    ...{ label: expect.any(String) as string, prenom: 'Zénobie', nom: 'Quiñones', facturation: { perso: true } },
  });
  const all = await printed({});
  expect(new Set(all.map(({ paiement }) => paiement))).toEqual(new Set([one, other]));
  expect(JSON.stringify(all)).not.toMatch(/zenobie\.q|98765432/i);
  expect(await runCommand(world.deps, 'locked', { id: 'demo', payment: 'unknown' })).toBe('nothing is locked.');
  await expect(runCommand(world.deps, 'locked', { id: 'nobody' })).rejects.toThrow(/no organisation/);

  const notes = await world.admin('GET', 'audit?subject=payment');
  expect(dataOf<{ action: string }[]>(notes).filter(({ action }) => action === 'locked')).toMatchObject([
    { actor: 'operator', subjectId: 'unknown', changes: { records: 0 } },
    { actor: 'operator', subjectId: null, changes: { records: all.length } },
    { actor: 'operator', subjectId: one, changes: { records: 1 } },
  ]);
  expect(notes.text).not.toContain('Quiñones');
});
