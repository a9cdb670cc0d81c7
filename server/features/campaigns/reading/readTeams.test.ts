import { eq } from 'drizzle-orm';
import type { GiftMovement } from '../../../../src/core/campaign/testing/netOfGift';
import { minor } from '../../../../src/core/money';
import { announceChange } from '../../../db/announceChange';
import { campaignTeams, keptTotals } from '../../../db/schema';
import { openTestDatabase } from '../../../db/openTestDatabase';
import type { Database } from '../../../db/database';
import { forgetTotals } from '../../../ledger/testing/forgetTotals';
import { createTestDeps } from '../../../testing/testServer';
import { foundOrganisation } from '../../settings/organisationService';
import { createCampaign } from '../admin/campaignService';
import { createTeam } from '../admin/teamService';
import { insertMovements } from '../testing/insertMovements';
import { saveTeam } from '../teamStore';
import { readCampaignState, type CampaignState } from './readCampaign';

const key = { organisationId: 'demo', campaignId: 'gala' };
const now = new Date('2025-01-15T12:00:00Z');
const MANY = 300;

let database: Database;
let deps: ReturnType<typeof createTestDeps>;
let ids: string[];
let state: CampaignState;

beforeAll(async () => {
  database = await openTestDatabase();
  deps = createTestDeps(database);
  await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  await database.transaction((tx) => createCampaign(tx, deps, 'demo', { id: 'gala', label: 'Gala' }));
  await database.queries.insert(campaignTeams).values(
    Array.from({ length: MANY }, (_, index) => ({
      ...{ ...key, id: `t${index}`, param: `team-${index}`, label: `Team ${index}` },
      ...{ createdAt: new Date(index), updatedAt: now },
    })),
  );
  await database.transaction((tx) => announceChange(tx, key));
  state = await read();
});
afterAll(() => database.close());

async function read(before?: CampaignState): Promise<CampaignState> {
  const found = await readCampaignState(database.queries, key, now, before);
  if (!found) throw new Error('no campaign');
  return found;
}

/** Goes on from the last state, as a whole reading would find it. Returns the teams that were read for it, null for all. */
async function goOn(): Promise<string[] | null> {
  const next = await read(state);
  const whole = await read();
  expect(next.campaign).toEqual(whole.campaign);
  expect(next.gifts).toBe(whole.gifts);
  expect([...next.teams.byId]).toEqual([...whole.teams.byId]);
  expect(new Map(next.teams.byParam)).toEqual(new Map(whole.teams.byParam));
  const { changed } = next.teams;
  const isNext = changed?.from === state.teams.name;
  state = next;
  return isNext ? [...changed.ids].sort() : null;
}

const give = (teamId: string | null, ...moves: Partial<GiftMovement>[]) =>
  insertMovements(
    database,
    { ...key, teamId, displayName: 'Ana' },
    (moves.length > 0 ? moves : [{}]).map((move) => ({ montant: minor(1000), counted: minor(1000), ...move })),
  );

it('CALL-36 of hundreds of teams a gift reads its own alone, and one without a team none', async () => {
  await give('t42');
  expect(await goOn()).toEqual(['t42']);
  await give('t7');
  await give('t8', {}, { kind: 'refund', montant: minor(-400), counted: minor(-400) });
  // The last change before is read again: it may have been written before the campaign's version grew.
  expect(await goOn()).toEqual(['t42', 't7', 't8']);
  await give(null);
  expect(await goOn()).toEqual(['t8']);
  await give(null);
  expect(await goOn()).toEqual([]);
});

it('CALL-36 a new team and a changed one are read with what they are called now', async () => {
  const made = await database.transaction((tx) =>
    createTeam(tx, deps, { organisationId: 'demo', id: 'gala' }, { param: 'new', label: 'New', goal: 50 }),
  );
  ids = [made.id];
  expect(await goOn()).toEqual(ids);
  await database.transaction(async (tx) => {
    await saveTeam(tx, { ...made, param: 'newer', label: 'Newer', hidden: true });
    await announceChange(tx, key);
  });
  expect(await goOn()).toEqual(ids);
  expect(state.teams.byParam.has('new')).toBe(false);
  expect(state.teams.byParam.get('newer')?.team).toMatchObject({ label: 'Newer', hidden: true, goal: 50 });
});

it('CALL-36 what the versions do not tell is seen by the sums, and all is read', async () => {
  await goOn();
  const doubled = { counted: minor(99_900), version: 0 };
  await database.queries.update(keptTotals).set(doubled).where(eq(keptTotals.part, 't42'));
  expect(await goOn()).toBeNull();
  expect(state.teams.byParam.get('team-42')?.team.stats.sum).toBe(999);
  await database.queries.insert(campaignTeams).values({
    ...{ ...key, id: 'unseen', param: 'unseen', label: 'Unseen', version: -1 },
    ...{ createdAt: new Date(now.getTime() + 99_999_999_999), updatedAt: now },
  });
  expect(await goOn()).toBeNull();
});

it('CALL-36 SRV-17 while totals are not kept yet, all is read', async () => {
  await forgetTotals(database.queries);
  expect(await goOn()).toBeNull();
});
