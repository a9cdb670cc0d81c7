import fc from 'fast-check';
import { orderTeams, rankTeams, teamsAfter } from './teams';
import { changeTeams } from '../state/applyDelta';
import { addTeams, firstTeamPage, listedTeams, nextTeamPage, type TeamPages } from './teamPages';

interface Team {
  readonly param: string;
  readonly objectif: number;
  readonly hidden: boolean;
  readonly stats: { readonly sum: number; readonly count: number; readonly matched: number };
}
type States = readonly (readonly Team[])[];

const TEAMS = 70;
const team = (param: string, sum: number): Team => ({
  ...{ param, objectif: sum, hidden: false },
  stats: { sum, count: 1, matched: 0 },
});
const paramsOf = (teams: readonly Team[]) => teams.map(({ param }) => param);

/** The server's teams after each gift, or refund, of some team. */
function play(sums: readonly number[], gifts: readonly (readonly [number, number])[]): States {
  const states: (readonly Team[])[] = [sums.map((sum, index) => team(`t${index}`, sum))];
  for (const [at, by] of gifts) {
    const before = states.at(-1)!;
    states.push(
      before.map((known, index) => (index === at ? team(known.param, Math.max(0, known.stats.sum + by)) : known)),
    );
  }
  return states;
}

/** A page that hears of a state later than the server reaches it. */
function createPage(states: States) {
  let at = 0;
  const first = { teams: orderTeams(states[0]!).slice(0, 50), teamCount: TEAMS };
  let teams: readonly Team[] = first.teams;
  let pages: TeamPages = firstTeamPage(first);
  return {
    hear(to: number) {
      for (; at < to; at += 1) {
        const [before, after] = [states[at]!, states[at + 1]!];
        const told = after.filter((one, index) => one !== before[index]);
        teams = changeTeams(
          teams,
          told.map((one) => ({ id: one.param, label: one.param, ...one })),
        );
      }
    },
    /** Reads what follows its list from the server's state by then. */
    read(of: number, limit: number) {
      const last = listedTeams(teams, pages).at(-1);
      if (!last) return;
      const server = states[of]!;
      const rest = teamsAfter(
        orderTeams(server),
        server.find(({ param }) => param === last.param)!,
      );
      const data = rest.slice(0, limit);
      teams = addTeams(teams, data);
      pages = nextTeamPage(pages, { data, complete: rest.length <= limit });
    },
    list: () => rankTeams(listedTeams(teams, pages)).map(({ team, rank }) => [team.param, team.stats.sum, rank]),
    isWhole: () => pages.least === -Infinity,
  };
}

const sums = fc.array(fc.nat(9), { minLength: TEAMS, maxLength: TEAMS });
const gifts = fc.array(fc.tuple(fc.nat(TEAMS - 1), fc.integer({ min: -9, max: 9 })), { maxLength: 30 });
/** Hears so many more states, then reads a page from one that is so much later. */
const steps = fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 30 })), { maxLength: 8 });

it('CALL-38 a list read by pages has each team at its place, whatever rises, falls and is heard late', () => {
  fc.assert(
    fc.property(sums, gifts, steps, (start, given, moves) => {
      const states = play(start, given);
      const page = createPage(states);
      let at = 0;
      for (const [heard, ahead, limit] of moves) {
        at = Math.min(states.length - 1, at + heard);
        page.hear(at);
        const before = page.list().length;
        page.read(Math.min(states.length - 1, at + ahead), limit);
        expect(page.list().length).toBeGreaterThanOrEqual(before);
      }
      page.hear(states.length - 1);
      const server = rankTeams(states.at(-1)!).map(({ team, rank }) => [team.param, team.stats.sum, rank] as const);
      const list = page.list();
      // Teams of one amount may stand in another order among themselves, and the last amount may be listed in part.
      const least = Number(list.at(-1)?.[1] ?? Infinity);
      const sorted = (rows: readonly (readonly unknown[])[]) => rows.map(String).sort();
      const above = server.filter(([, sum]) => sum > least);
      expect(sorted(list.filter(([, sum]) => Number(sum) > least))).toEqual(sorted(above));
      expect(sorted(server)).toEqual(expect.arrayContaining(sorted(list)));
      if (page.isWhole()) expect(sorted(list)).toEqual(sorted(server));
    }),
  );
});

it('CALL-38 reading on ends with all teams listed, many of one amount too', () => {
  fc.assert(
    fc.property(sums, fc.integer({ min: 1, max: 30 }), (start, limit) => {
      const page = createPage([start.map((sum, index) => team(`t${index}`, sum))]);
      for (let reads = 0; reads < TEAMS && !page.isWhole(); reads += 1) page.read(0, limit);
      expect(page.list()).toHaveLength(TEAMS);
    }),
  );
});

it('CALL-38 a first read lists its best teams; those it was asked for by name are held, not listed', () => {
  const best = Array.from({ length: 50 }, (_, index) => team(`t${index}`, 100 - index));
  const teams = [...best, team('mine', 51)];
  expect(paramsOf(listedTeams(teams, firstTeamPage({ teams, teamCount: 70 })))).toEqual(paramsOf(best));
  expect(listedTeams(teams, firstTeamPage({ teams, teamCount: 51 }))).toHaveLength(51);
});
