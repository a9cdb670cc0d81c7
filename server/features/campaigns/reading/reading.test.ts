import fc from 'fast-check';
import { campaignTotals } from '../../../../src/core/campaign';
import { netOfGift, type GiftMovement } from '../../../../src/core/campaign/testing/netOfGift';
import { minor, ZERO } from '../../../../src/core/money';
import { createApp } from '../../../app';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/openTestDatabase';
import { campaignMatchings, campaignPledges, campaigns, campaignTeams, links } from '../../../db/schema';
import { createTestDeps, startTestServer, type Answer, type TestServer } from '../../../testing/testServer';
import { foundOrganisation } from '../../settings/organisationService';
import { createCampaign } from '../admin/campaignService';
import { readCampaignState } from './readCampaign';
import { mendTotals } from '../../../ledger/totals/checkTotals';
import { readTotals } from './readTotals';
import { createSection } from '../../sections/sectionService';
import { insertMovements } from '../testing/insertMovements';

const now = new Date('2025-01-15T12:00:00Z');
const times = { createdAt: now, updatedAt: now };
let database: Database;
let server: TestServer;

const insertTeam = (id: string, campaignId: string, more: Partial<typeof campaignTeams.$inferInsert> = {}) =>
  database.queries
    .insert(campaignTeams)
    .values({ id, campaignId, organisationId: 'demo', param: id, label: id, ...times, ...more });
const give = (gift: Partial<Parameters<typeof insertMovements>[1]>, ...moves: Partial<GiftMovement>[]) =>
  insertMovements(database, { organisationId: 'demo', campaignId: 'gala', ...gift }, moves);
const given = (counted: number, more: Partial<GiftMovement> = {}) => ({ counted: minor(counted), ...more });

beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database);
  await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  await database.transaction(async (tx) => {
    for (const id of ['gala', 'random', 'other']) await createCampaign(tx, deps, 'demo', { id, label: id });
    await createSection(tx, deps, 'demo', { id: 'menu', label: 'Menu', content: '<b onclick="x()">Oui</b>' });
  });
  await insertTeam('lev', 'gala', { goal: minor(5000) });
  await insertTeam('ombre', 'gala', { hidden: true });
  await insertTeam('ailleurs', 'other');
  server = await startTestServer(createApp(deps));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const read = (path: string) => server.request('GET', `/v1${path}`);
const dataOf = (answer: Answer) => (answer.body as { data: Record<string, unknown>[] }).data;

describe('what everybody may read of a campaign', () => {
  it('ENT-25 CALL-14 SRV-13 adds up gifts net of refunds and fee cover, what was matched and received apart', async () => {
    await give({ teamId: 'lev', displayName: 'Ana' }, given(1000, { montant: minor(1050), fees: minor(50) }), {
      kind: 'match',
      matched: minor(500),
    });
    await give({ teamId: 'ombre', montantPerMonth: minor(300) }, given(3600, { montant: minor(300) }));
    await give({ displayName: 'Rendu' }, given(800), given(-800, { kind: 'refund', montant: minor(-800) }));
    await give({ displayName: 'Caché', hidden: true, commentaire: 'secret' }, given(40));
    await give({ campaignId: 'other', teamId: 'ailleurs' }, given(70_000));
    const answer = await read('/campagne/id/gala');
    expect(answer.body).toMatchObject({
      id: 'gala',
      name: 'gala',
      organisation: 'demo',
      devise: 'eur',
      type: null,
      partnerMontant: 1,
      bonus: [],
      stats: {
        total: { sum: { total: 51.4, matched: 5, received: 13.4 }, count: { total: 3 } },
        engagements: { sum: 0, count: 0 },
      },
      teams: [
        { param: 'lev', objectif: 15, goal: 50, hidden: false, stats: { sum: 15, count: 1, matched: 5 } },
        { param: 'ombre', objectif: 36, goal: null, hidden: true, stats: { sum: 36, count: 1, matched: 0 } },
      ],
      matching: [],
      screen: { layout: null, paused: false, message: '', celebrate: 0 },
      version: 4,
    });
    expect((await read('/campagne/id/nowhere')).status).toBe(404);
  });

  it('CALL-16 FEED-01 TEAM-03 shows donors latest first, without hidden ones and those that are worth nothing', async () => {
    const answer = await read('/campagne/donors/gala');
    expect(answer.body).toEqual({
      data: [
        {
          _id: '00000002',
          montant: 36,
          type: 'ABONNEMENT',
          montantPerMonth: 3,
          matched: 0,
          datetime: now.toISOString(),
          commentaire: '',
          // A hidden team is shown to no one (TEAM-03).
          campagneExtraData: { displayName: '', team: null },
        },
        expect.objectContaining({
          _id: '00000001',
          montant: 10,
          type: 'DON',
          montantPerMonth: null,
          matched: 5,
          campagneExtraData: { displayName: 'Ana', team: 'lev' },
        }),
      ],
      stats: { count: { total: 3 } },
      complete: true,
    });
    expect((await read('/campagne/donors/gala?team=lev')).body).toMatchObject({
      data: [{ _id: '00000001' }],
      stats: { count: { total: 1 } },
    });
    expect((await read('/campagne/donors/gala?team=ombre')).body).toMatchObject({
      data: [{ _id: '00000002', campagneExtraData: { team: null } }],
      stats: { count: { total: 1 } },
    });
    expect((await read('/campagne/donors/gala?team=ailleurs')).status).toBe(404);
    expect((await read('/campagne/donors/gala?limit=1')).body).toMatchObject({
      data: [{ _id: '00000002' }],
      complete: false,
    });
    expect(dataOf(await read('/campagne/donors/gala?limit=1&before=00000002'))).toMatchObject([{ _id: '00000001' }]);
    expect(dataOf(await read('/campagne/donors/gala?before=00000001'))).toEqual([]);
    expect(dataOf(await read(`/campagne/donors/gala?before=${'f'.repeat(32)}`))).toHaveLength(2);
  });

  it('CALL-17 CALL-18 TEAM-03 show teams and the totals of one, hidden ones too', async () => {
    expect(dataOf(await read('/campagne/teams/gala')).map(({ param }) => param)).toEqual(['lev', 'ombre']);
    expect(dataOf(await read('/campagne/team/stats/gala/lev'))).toEqual({
      sum: { total: 15, matched: 5, received: 10 },
      count: { total: 1 },
    });
    expect((await read('/campagne/team/stats/gala/ailleurs')).status).toBe(404);
  });

  it('CALL-13 answers a custom section, cleaned', async () => {
    expect(dataOf(await read('/sections/id/menu'))).toEqual({ id: 'menu', label: 'Menu', content: '<b>Oui</b>' });
    expect((await read('/sections/id/nowhere')).status).toBe(404);
  });

  it('SRV-08 keeps promises apart: those that are open', async () => {
    const promise = async (id: string, cancelledAt: Date | null) => {
      const link = { changeAmount: false, reusable: false, meta: {}, config: { type: 'CAMPAGNE' as const } };
      await database.queries
        .insert(links)
        .values({ ...link, id, organisationId: 'demo', linkType: 'PAIEMENT', createdAt: now });
      const infos = { nom: 'Test', prenom: 'Ana', email: 'own@example.org', tel: '1' };
      const pledge = { organisationId: 'demo', campaignId: 'gala', montant: minor(2500), displayName: '', infos };
      await database.queries
        .insert(campaignPledges)
        .values({ ...pledge, id, mode: 'live', origin: 'visitor', linkId: id, cancelledAt, createdAt: now });
    };
    await promise('open', null);
    await promise('cancelled', now);
    await mendTotals(database.queries, { organisationId: 'demo', subject: 'campaign', subjectId: 'gala' });
    const { body, text } = await read('/campagne/id/gala');
    expect(body).toMatchObject({ stats: { total: { sum: { total: 51.4 } }, engagements: { sum: 25, count: 1 } } });
    expect(text).not.toContain('own@example.org');
  });

  it('ENT-25 shows the rules that match gifts now, and tells when that changes', async () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const rule = {
      organisationId: 'demo',
      campaignId: 'gala',
      ratio: 15_000,
      pool: minor(100_000),
      active: true,
      ...times,
    };
    await database.queries.insert(campaignMatchings).values([
      { ...rule, id: 'now', label: 'Mécène', teamId: 'lev', plafond: minor(2000), dateStart: at(-5), dateEnd: at(5) },
      { ...rule, id: 'later', label: 'Plus tard', dateStart: at(2) },
      { ...rule, id: 'over', label: 'Fini', dateEnd: at(0) },
      { ...rule, id: 'off', label: 'Coupé', active: false, dateEnd: at(1) },
      { ...rule, id: 'empty', label: 'Vide', pool: ZERO },
    ]);
    const state = await readCampaignState(database.queries, { organisationId: 'demo', campaignId: 'gala' }, now);
    expect(state?.campaign.matching).toEqual([
      {
        id: 'now',
        label: 'Mécène',
        ratio: 1.5,
        team: 'lev',
        pool: 1000,
        reste: 1000,
        plafond: 20,
        dateEnd: at(5).toISOString(),
      },
    ]);
    expect(state?.changesAt).toBe(at(2).getTime());
    const later = await readCampaignState(database.queries, { organisationId: 'demo', campaignId: 'gala' }, at(5));
    expect(later?.campaign.matching.map(({ id }) => id)).toEqual(['later']);
    expect(later?.changesAt).toBeNull();
  });
});

const amount = fc.integer({ min: 0, max: 99_999 }).map(minor);
const movement = fc.record({
  kind: fc.constantFrom<GiftMovement['kind']>('charge', 'refund', 'correction', 'manual', 'match'),
  charge: fc.integer({ min: 1, max: 3 }),
  montant: amount,
  fees: fc.integer({ min: 0, max: 500 }).map(minor),
  counted: amount,
  matched: amount,
  back: fc.boolean(),
});
/** Possible ledger rows: a match moves no money, and refunds are negative. */
const legal = fc.array(movement, { maxLength: 6 }).map((moves) =>
  moves.map(({ kind, back, ...move }): Omit<GiftMovement, 'team'> => {
    const sign = back || kind === 'refund' ? -1 : 1;
    const signed = (value: number) => minor(0 + sign * value);
    const { charge, montant, fees, counted, matched } = move;
    if (kind === 'match')
      return { kind, charge, montant: minor(0), fees: minor(0), counted: minor(0), matched: signed(matched) };
    return {
      kind,
      charge,
      montant: signed(montant),
      fees: kind === 'charge' ? fees : minor(0),
      counted: signed(counted),
    };
  }),
);

it('SRV-13 the database adds up any ledger as the one totals function does', async () => {
  await insertTeam('t1', 'random');
  await insertTeam('t2', 'random');
  const team = fc.constantFrom(null, 't1', 't2');
  const all: Parameters<typeof netOfGift>[0][number][][] = [];
  await fc.assert(
    fc.asyncProperty(team, legal, async (teamId, moves) => {
      await give({ campaignId: 'random', teamId }, ...moves);
      all.push(moves.map((move) => ({ ...move, team: teamId })));
      expect((await readTotals(database.queries, 'demo', ['random'], 'live'))('random')).toEqual(
        campaignTotals(all.map(netOfGift)),
      );
    }),
    { numRuns: 60 },
  );
});

it('ENT-25 SRV-13 gifts at the same time get numbers one after the other, and versions too', async () => {
  await Promise.all(Array.from({ length: 12 }, () => give({ campaignId: 'other' }, given(100))));
  const [row] = (await database.queries.select().from(campaigns)).filter(({ id }) => id === 'other');
  expect(row).toMatchObject({ giftCount: 13, version: 13 });
  const donors =
    (await readCampaignState(database.queries, { organisationId: 'demo', campaignId: 'other' }, now))?.donors ?? [];
  expect(donors.map(({ _id }) => parseInt(_id, 16))).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});
