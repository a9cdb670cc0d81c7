import type { Campaign, Team } from '../../contract/campaigns/campaigns';
import { listedTeams, orderTeams, searchTeams, teamsAfter } from '../../core/campaign';
import { createTeamReader } from './createTeamReader';
import { buildTeam, createFakeCampaign } from './testing/fakeCampaign';

const counted = (team: Team, sum: number): Team => ({ ...team, objectif: sum, stats: { sum, count: 1, matched: 0 } });

/** A page of a campaign of 130 teams; `t0` raised most. The server's teams can be changed. */
async function openManyTeams(team: string | null = null) {
  const world = createFakeCampaign();
  const server = { teams: Array.from({ length: 130 }, (_, index) => counted(buildTeam(`t${index}`), 1000 - index)) };
  const named = (names = '') => server.teams.filter(({ param }) => names.split(' ').includes(param));
  world.answers['CALL-14'] = ({ team }) => {
    const best = orderTeams(server.teams).slice(0, 50);
    return { ...world.campaign(), teams: [...new Set([...best, ...named(team)])], teamCount: 130 };
  };
  world.answers['CALL-17'] = ({ after, limit = '50', q, team }) => {
    if (team !== undefined) return { data: named(team) };
    const ordered = searchTeams(orderTeams(server.teams), q ?? '');
    const last = server.teams.find(({ param }) => param === after);
    const rest = last ? teamsAfter(ordered, last) : ordered;
    return { data: rest.slice(0, Number(limit)), complete: rest.length <= Number(limit) };
  };
  const follow = world.widget({ target: { team, source: null } });
  await world.clock.pass(0);
  world.source().tell('open');
  world.hello();
  world.took();
  const held = () => follow.get().campaign?.teams ?? [];
  return {
    ...world,
    ...{ follow, server, held },
    listed: () => listedTeams(held(), follow.get().teamPages ?? { least: Infinity, read: new Set() }),
    sumOf: (param: string) => held().find((team) => team.param === param)?.stats.sum,
    /** A gift to a team, told as servers tell it where pages hold part of the teams. */
    async rise(param: string, sum: number) {
      server.teams = server.teams.map((team) => (team.param === param ? counted(team, sum) : team));
      const { objectif: _, ...told } = server.teams.find((team) => team.param === param)!;
      world.tell(world.change({ teams: [told] }));
      await world.clock.pass(0);
    },
    async reload() {
      world.tell(world.change({ reload: true }));
      await world.clock.pass(0);
    },
  };
}
type Opened = Awaited<ReturnType<typeof openManyTeams>>;

/** Whether the list is that of the server, as far as it goes. */
function expectAsServer({ listed, server }: Opened, count: number) {
  const rows = (teams: readonly Team[]) => teams.map(({ param, stats }) => `${param} ${stats.sum}`);
  expect(rows(listed())).toEqual(rows(orderTeams(server.teams).slice(0, count)));
}

it('CALL-38 TRANS-05 the first read asks for the best teams, those looked at and those that the address may name, in a language', async () => {
  const world = createFakeCampaign();
  const follow = world.widget({ target: { team: 'blue', source: null } });
  await world.clock.pass(0);
  const query = world.calls.find(({ id }) => id === 'CALL-14')?.query;
  expect(query).toEqual({ teams: 'best', team: 'gala red blue' });
  follow.stop();
  const screen = world.widget({ always: true });
  await world.clock.pass(0);
  expect(world.calls.findLast(({ id }) => id === 'CALL-14')?.query).toEqual({});
  screen.stop();
  const hebrew = world.widget({ always: true, lang: 'he' });
  await world.clock.pass(0);
  expect(world.calls.findLast(({ id }) => id === 'CALL-14')?.query).toEqual({ lang: 'he' });
  hebrew.stop();
});

it('CALL-38 reads on by pages, and stands right where teams rise meanwhile', async () => {
  const opened = await openManyTeams();
  const { follow, rise } = opened;
  expectAsServer(opened, 50);
  await rise('t120', 5000);
  expectAsServer(opened, 51);
  await follow.teams.more();
  expectAsServer(opened, 101);
  await rise('t60', 0);
  expectAsServer(opened, 100);
  await follow.teams.more();
  expectAsServer(opened, 130);
  expect(follow.get().teamPages?.least).toBe(-Infinity);
  follow.stop();
});

it('CALL-38 after an outage lists as many teams as before, none with an old amount', async () => {
  const opened = await openManyTeams();
  const { follow, reload, server, took } = opened;
  await follow.teams.more();
  expectAsServer(opened, 100);
  // Unheard: the best fall below all, and the others rise.
  server.teams = server.teams.map((team, index) => counted(team, index < 40 ? index : 2000 - index * 3));
  took();
  await reload();
  expectAsServer(opened, 100);
  expect(took().filter((id) => id === 'CALL-17')).toHaveLength(1);
  follow.stop();
});

it('CALL-31 CALL-38 teams that do not come keep no total from being shown', async () => {
  const opened = await openManyTeams();
  const { answers, follow, give, reload } = opened;
  await follow.teams.more();
  const pages = answers['CALL-17']!;
  answers['CALL-17'] = () => {
    throw new Error('broken');
  };
  give(3);
  await reload();
  expect(follow.get()).toMatchObject({ offline: false, campaign: { stats: { total: { sum: { total: 30 } } } } });
  expectAsServer(opened, 50);
  await expect(follow.teams.more()).rejects.toThrow('broken');
  answers['CALL-17'] = pages;
  await reload();
  expectAsServer(opened, 100);
  follow.stop();
});

it('CALL-38 a page that arrives after the campaign was read again does not say how far the list goes', async () => {
  const teams = Array.from({ length: 130 }, (_, index) => counted(buildTeam(`t${index}`), 1000 - index));
  const first = { teams: teams.slice(0, 50), teamCount: 130 } as unknown as Campaign;
  const again = { teams: [teams[129], ...teams.slice(0, 49)], teamCount: 130 } as unknown as Campaign;
  let held: Campaign | null = null;
  let arrive = (_page: { data: Team[] }) => {};
  const reader = createTeamReader({
    read: () => new Promise((resolve) => (arrive = resolve)),
    campaign: () => held,
    hold: (next) => (held = next),
  });
  held = reader.first(first);
  const late = reader.more();
  held = reader.first(again);
  const { least } = reader.pages()!;
  arrive({ data: teams.slice(50, 100) });
  await late;
  expect([reader.pages()!.least, held.teams.length]).toEqual([least, 100]);
});

it('TEAM-01 CALL-38 holds teams that are searched for, named or given to, with the figures of the latest message', async () => {
  const { answers, clock, follow, held, listed, rise, sumOf, tell, change, give } = await openManyTeams('t129');
  expect([sumOf('t129'), sumOf('t128'), held().length]).toEqual([871, undefined, 51]);
  await follow.teams.find('T12');
  expect(sumOf('t128')).toBe(872);
  await rise('t128', 900);
  await follow.teams.named('t100');
  await follow.teams.find('t128');
  expect([sumOf('t100'), sumOf('t128'), listed().length]).toEqual([900, 900, 50]);

  const donors = answers['CALL-16']!;
  const team = counted(buildTeam('t90'), 910);
  answers['CALL-16'] = (asked) => ({ ...(donors(asked) as object), teams: [team] });
  give(1, 't90');
  tell(change({ reload: true }));
  await clock.pass(0);
  expect(sumOf('t90')).toBe(910);
  follow.stop();
});

it('CALL-38 counts the visible teams as messages tell', async () => {
  const { clock, follow, tell, change } = await openManyTeams();
  const count = () => (follow.get().campaign as Campaign).teamCount;
  expect(count()).toBe(130);
  const { objectif: _, ...added } = buildTeam('new');
  tell(change({ reload: true, whole: true, teams: [added], teamCount: 131 }));
  await clock.pass(0);
  expect(count()).toBe(131);
  follow.stop();
});
