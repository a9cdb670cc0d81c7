import { eq } from 'drizzle-orm';
import type { Campaign } from '../../../src/contract/campaigns/campaigns';
import { createRandom } from '../../testing/paymentProof/createRandom';
import { keptTotals, totalsFills } from '../../db/schema';
import { createCampaignWorld, type CampaignWorld } from '../../features/campaigns/testing/createCampaignWorld';
import { giveAtRandom } from '../../features/campaigns/testing/modelGift';
import { forgetTotals } from '../testing/forgetTotals';
import { checkTotals, mendTotals } from './checkTotals';
import { fillTotals } from './fillTotals';

const LONG = 120_000;
let world: CampaignWorld;
afterEach(() => world.close());

const open = async () => {
  world = await createCampaignWorld({ objectif: 5000, sources: [{ param: 'poster' }], config: { productMonth: true } });
  await world.addTeam('lev');
  const rule = { label: 'Mécène', ratio: 1, pool: 200, plafond: 40 };
  await world.admin('POST', 'campagnes/gala/matchings', rule);
};
const shown = ({ stats, teams, matching }: Campaign) => ({ stats, teams, matching });
const readAll = async () => {
  const funds = (await world.admin('GET', 'caisses')).body as { data: { id: string }[] };
  const debts = (await world.admin('GET', 'dettes')).body as { data: unknown[] };
  const figures = (await world.admin('GET', 'campagnes/gala/figures')).body as { data: unknown };
  return [shown(await world.campaign()), funds.data, debts.data, figures.data];
};
const afterwards = () => new Date(world.deps.now().getTime() + 1);
const check = async () => (await checkTotals(world.deps, { since: afterwards() })).differences;

async function addPledges(): Promise<string[]> {
  const ids: string[] = [];
  for (const montant of [100, 70]) {
    const { body } = await world.pledge({ montant, campagne: { displayName: 'Ana' } });
    ids.push((body as { url: string }).url.split('/').at(-1) ?? '');
  }
  return ids;
}

it(
  'SRV-17 fills older totals in pieces while giving goes on, and reads the same figures before, meanwhile and after',
  async () => {
    await open();
    const random = createRandom('fill');
    const give = async (name: string) => {
      const source = random.chance(0.5) ? { source: 'poster' } : {};
      await giveAtRandom(world, random, { name, team: random.pick(['lev', null]), ...source });
    };
    for (let count = 0; count < 8; count += 1) await give(`before ${count}`);
    const [link = '', paid = ''] = await addPledges();
    await giveAtRandom(world, random, { name: 'promised', team: null, link, promised: 30 });
    await giveAtRandom(world, random, { name: 'kept', team: null, link: paid, promised: 70 });
    const gone = await world.admin('POST', 'campagnes/gala/engagements', { id: 'gone', montant: 40 });
    expect(gone.status).toBe(200);
    await world.admin('PUT', 'campagnes/gala/engagements/gone', { state: 'cancelled' });
    const kept = await readAll();
    await forgetTotals(world.deps.database.queries);
    expect(await readAll()).toEqual(kept);
    expect(kept[3]).toMatchObject({ pledges: { open: { count: 1 }, paid: { count: 1 }, cancelled: { count: 1 } } });
    let pieces = 0;
    while ((await fillTotals(world.deps, { pieces: 1, gifts: 2 })) > 0) {
      pieces += 1;
      const before = await readAll();
      expect(before[0]).toEqual(shown(await world.campaign()));
      if (pieces === 3) await world.admin('PUT', 'campagnes/gala/engagements/gone', { state: 'open', montant: 50 });
      if (pieces < 12) await give(`meanwhile ${pieces}`);
    }
    expect(pieces).toBeGreaterThan(5);
    const after = await readAll();
    expect(await check()).toEqual([]);
    await forgetTotals(world.deps.database.queries);
    expect(await readAll()).toEqual(after);
  },
  LONG,
);

it(
  'CALL-34 SRV-17 the check finds a kept total that is not what the ledger says, tells, and mends it',
  async () => {
    await open();
    const random = createRandom('check');
    for (let count = 0; count < 4; count += 1) await giveAtRandom(world, random, { name: `${count}`, team: 'lev' });
    await addPledges();
    const right = await readAll();
    expect(await check()).toEqual([]);
    const { queries } = world.deps.database;
    const rows = await queries.select().from(keptTotals).where(eq(keptTotals.subjectId, 'gala'));
    expect(rows.map(({ subject }) => subject).sort()).toEqual(['campaign', 'pledges', 'pledges', 'source']);
    await queries.update(keptTotals).set({ gifts: 7 }).where(eq(keptTotals.subject, 'campaign'));
    await queries.update(keptTotals).set({ gifts: 9 }).where(eq(keptTotals.subject, 'source'));
    await queries.delete(keptTotals).where(eq(keptTotals.subject, 'pledges'));
    await queries
      .update(keptTotals)
      .set({ counted: 1 as never })
      .where(eq(keptTotals.subject, 'matching'));
    expect(await readAll()).not.toEqual(right);
    const { version } = await world.campaign();
    const found = await check();
    expect(found.map(({ subject }) => subject).sort()).toEqual([
      ...['campaign', 'matching', 'pledges', 'pledges', 'source'],
    ]);
    expect(found.every(({ organisationId }) => organisationId === 'demo')).toBe(true);
    expect(await readAll()).toEqual(right);
    expect(await check()).toEqual([]);
    expect((await world.campaign()).version).toBe(version + 1);
  },
  LONG,
);

it('SRV-17 a check that is not due leaves a subject alone, and one that is not filled', async () => {
  await open();
  const { queries } = world.deps.database;
  const all = await queries.$count(totalsFills);
  expect(await checkTotals(world.deps, { since: world.deps.now() })).toEqual({ checked: 0, differences: [] });
  await queries.update(totalsFills).set({ nextGift: 1 }).where(eq(totalsFills.subjectId, 'gala'));
  expect(await checkTotals(world.deps, { since: afterwards() })).toEqual({ checked: all - 1, differences: [] });
});

it('SRV-17 leaves totals that are not filled to the fill, also where payments are booked in bulk', async () => {
  await open();
  const { queries } = world.deps.database;
  await giveAtRandom(world, createRandom('bulk'), { name: 'Ana', team: null });
  await forgetTotals(queries);
  expect(await mendTotals(queries, { organisationId: 'demo', subject: 'campaign', subjectId: 'gala' })).toEqual([]);
  expect(await queries.$count(keptTotals)).toBe(0);
});
