import { eq } from 'drizzle-orm';
import type { Campaign, Donors, Team } from '../../src/contract/campaigns/campaigns';
import { announceChange } from '../db/announceChange';
import { campaignTeams } from '../db/schema';
import { startTestServer } from '../testing/testServer';
import { createLiveWorld } from './testing/liveWorld';

interface Page {
  readonly data: Team[];
  readonly teamCount?: number;
  readonly complete?: boolean;
}

let world: Awaited<ReturnType<typeof createLiveWorld>>;
const read = (path: string) => world.server.request('GET', `/v1/campagne/${path}`);
const bestOf = async (query = '') => (await read(`id/gala?teams=best${query}`)).body as Campaign;
const pageOf = async (query: string) => (await read(`teams/gala?${query}`)).body as Page;
const params = (teams: readonly Team[]) => teams.map(({ param }) => param);

beforeAll(async () => {
  world = await createLiveWorld();
  await world.addTeams(5000);
  const { queries } = world.database;
  await queries.update(campaignTeams).set({ hidden: true }).where(eq(campaignTeams.id, 'team-7'));
  await queries.update(campaignTeams).set({ label: 'Équipe Éléonore' }).where(eq(campaignTeams.id, 'team-4000'));
  await world.database.transaction((tx) => announceChange(tx, { organisationId: 'demo', campaignId: 'gala' }));
  await world.give(9000, 'team-4321');
  await world.give(5000, 'team-12');
  await world.give(99_000, 'team-7');
});
afterAll(() => world.close());

describe('a campaign of 5,000 teams', () => {
  it('CALL-37 CALL-14 has a first read of 30 kB at most, and is whole unless less is asked for', async () => {
    const { text } = await read('id/gala?teams=best');
    expect(Buffer.byteLength(text)).toBeLessThan(30_000);
    const { teams, teamCount, stats } = await bestOf();
    expect([teams.length, teamCount]).toEqual([50, 5000]);
    expect(params(teams).slice(0, 3)).toEqual(['team-4321', 'team-12', 'lev']);
    expect(stats.total.sum.total).toBe(1130);
    const whole = await world.read();
    expect([whole.teams.length, whole.teamCount]).toEqual([5001, undefined]);
    expect((await pageOf('')).data).toHaveLength(5001);
  });

  it('CALL-37 CALL-14 holds the teams that are named, hidden ones too, each once', async () => {
    const { teams, teamCount } = await bestOf('&team=fr%20gala%20team-4999%20team-7%20team-12');
    expect(params(teams).slice(50)).toEqual(['team-4999', 'team-7']);
    expect([params(teams).filter((param) => param === 'team-12').length, teamCount]).toEqual([1, 5000]);
    expect((await bestOf('&team=fr%20gala')).teams).toHaveLength(50);
  });

  it('CALL-37 CALL-17 pages visit each visible team once, highest amount first', async () => {
    const seen: string[] = [];
    for (let query = 'limit=100', complete = false; !complete;) {
      const page = await pageOf(query);
      expect(page.data.length).toBeLessThanOrEqual(100);
      expect(page.teamCount).toBe(5000);
      seen.push(...params(page.data));
      complete = page.complete ?? false;
      query = `limit=100&after=${seen.at(-1)}`;
    }
    expect(seen.slice(0, 2)).toEqual(['team-4321', 'team-12']);
    expect([seen.length, new Set(seen).size, seen.includes('team-7')]).toEqual([5000, 5000, false]);
    expect((await pageOf('after=lev')).data).toHaveLength(50);
    // A team that was hidden after it was shown.
    expect(params((await pageOf('after=team-7&limit=1')).data)).toEqual(['team-4321']);
  });

  it('CALL-37 CALL-17 finds teams by name or address, whatever the accents, never hidden ones', async () => {
    expect(await pageOf('q=EQUIPE%20eleo')).toMatchObject({
      data: [{ param: 'team-4000' }],
      teamCount: 1,
      complete: true,
    });
    expect(params((await pageOf('q=TEAM-4000')).data)).toEqual(['team-4000']);
    expect(await pageOf('q=team%207&limit=2')).toMatchObject({ teamCount: 110, complete: false });
    expect(params((await pageOf('q=team-7&limit=100')).data)).not.toContain('team-7');
    expect(await pageOf('q=nobody')).toMatchObject({ data: [], teamCount: 0, complete: true });
  });

  it('CALL-37 CALL-17 answers the teams of some names', async () => {
    expect(params((await pageOf('team=team-9%20none%20team-7%20team-9')).data)).toEqual(['team-9', 'team-7']);
  });

  it('CALL-38 CALL-16 donors come with their teams, never with hidden ones', async () => {
    const donorsOf = async (query = '') => (await read(`donors/gala${query}`)).body as Donors;
    const { data, teams = [] } = await donorsOf();
    expect(data.map(({ campagneExtraData }) => campagneExtraData.team)).toEqual([null, 'team-12', 'team-4321']);
    expect(params(teams).sort()).toEqual(['team-12', 'team-4321']);
    expect(teams.find(({ param }) => param === 'team-12')).toEqual((await pageOf('team=team-12')).data[0]);
    const older = await donorsOf(`?before=${data[1]?._id}`);
    expect(params(older.teams ?? [])).toEqual(['team-4321']);
  });

  it('CALL-38 CALL-27 messages hold teams whole, but for hidden ones, and how many there are', async () => {
    const stream = await world.stream();
    await stream.next();
    await world.give(100, 'team-77');
    const [told] = (await stream.next()).teams ?? [];
    expect(told).toEqual({ ...(await pageOf('team=team-77')).data[0], objectif: undefined });
    await world.give(100, 'team-7');
    expect(Object.keys((await stream.next()).teams?.[0] ?? {}).sort()).toEqual(['param', 'stats']);
    const hide = (hidden: boolean) =>
      world.server.request('PUT', '/v1/admin/campagnes/gala/teams/team-77', {
        body: { param: 'team-77', label: 'Team 77', hidden },
        headers: { Authorization: `Bearer ${world.token}` },
      });
    await hide(true);
    expect(await stream.next()).toMatchObject({
      whole: true,
      teamCount: 4999,
      teams: [{ param: 'team-77', hidden: true }],
    });
    await hide(false);
    expect(await stream.next()).toMatchObject({ whole: true, teamCount: 5000 });
    stream.close();
  });

  it('CALL-37 follows what changes, and asks the database nothing in between', async () => {
    const stream = await world.stream();
    await stream.next();
    await world.give(20_000, 'team-50');
    await stream.next();
    stream.close();
    const before = world.database.statements();
    expect((await bestOf('&team=team-99')).teams[0]?.param).toBe('team-50');
    expect((await pageOf('limit=1')).data).toMatchObject([{ param: 'team-50', stats: { sum: 200 } }]);
    expect(world.database.statements()).toBe(before);
  });

  it('CALL-37 is answered alike by the application, which refuses what is wrong', async () => {
    const plain = await startTestServer(world.app);
    for (const query of [
      'id/gala?teams=best',
      'id/gala?teams=best&team=team-99',
      'teams/gala?limit=3&after=team-12&q=team',
    ]) {
      const answer = await plain.request('GET', `/v1/campagne/${query}`);
      expect(answer.body).toEqual((await read(query)).body);
    }
    for (const server of [plain, world.server]) {
      const statusOf = async (query: string) => (await server.request('GET', `/v1/campagne/${query}`)).status;
      for (const query of [
        'teams/gala?limit=101',
        'teams/gala?limit=0',
        'teams/gala?q=a&q=b',
        'teams/gala?after=a%20b',
      ])
        expect([query, await statusOf(query)]).toEqual([query, 400]);
      for (const query of ['id/gala?teams=all', `id/gala?teams=best&team=${'a'.repeat(2001)}`])
        expect([query, await statusOf(query)]).toEqual([query, 400]);
      // Parts of an address that no team can be named by.
      for (const query of ['id/gala?teams=best&team=', `id/gala?teams=best&team=${'a'.repeat(81)}%20a%2Fb%20%20%25`])
        expect([query, await statusOf(query)]).toEqual([query, 200]);
      expect(await statusOf('teams/gala?after=nobody')).toBe(404);
    }
    await plain.close();
  });
});
