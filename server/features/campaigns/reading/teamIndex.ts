import type { CampaignStats, Team } from '../../../../src/contract/campaigns/campaigns';
import { statsOf, type CampaignTotals, type Totals } from '../../../../src/core/campaign';
import { minor, toUnits } from '../../../../src/core/money';
import type { TeamRow } from '../teamStore';

/** A team as it is shown, with its totals in minor units. */
interface ListedTeam {
  readonly team: Team;
  readonly totals: Totals;
}

/**
 * All teams of a campaign at one version. The next version is built from it and the changed teams: a gift costs the
 * same with thousands of teams as with ten (CALL-36).
 */
export interface TeamIndex {
  readonly byId: ReadonlyMap<string, ListedTeam>;
  readonly byParam: ReadonlyMap<string, ListedTeam>;
  readonly totals: Totals;
  /** Teams that may differ from the index this one was built from; null if all were read. */
  readonly changed: { readonly from: symbol; readonly ids: ReadonlySet<string> } | null;
  readonly name: symbol;
}

/** A team's row and totals. */
export interface CountedTeam {
  readonly row: Pick<TeamRow, 'id' | 'param' | 'label' | 'goal' | 'hidden'>;
  readonly totals: Totals;
}

const NO_TOTALS: Totals = { sum: minor(0), matched: minor(0), received: minor(0), count: 0 };

/** The counted amounts of one team. */
export const totalsOfTeam = ({ teams }: CampaignTotals, param: string): Totals => teams.get(param) ?? NO_TOTALS;

const plus = (one: Totals, other: Totals, sign: 1 | -1 = 1): Totals => ({
  sum: minor(one.sum + sign * other.sum),
  matched: minor(one.matched + sign * other.matched),
  received: minor(one.received + sign * other.received),
  count: one.count + sign * other.count,
});

/** A team as the wire carries it. */
export function viewTeam({ row, totals: { sum, matched, count } }: CountedTeam, devise: string): Team {
  const { id, param, label, goal, hidden } = row;
  const stats = { sum: toUnits(sum, devise), count, matched: toUnits(matched, devise) };
  return {
    ...{ id, param, label, objectif: stats.sum, hidden, stats },
    goal: goal === null ? null : toUnits(goal, devise),
  };
}

/** @param teams all of a campaign in the order in which they came. */
export const createTeamIndex = (teams: readonly CountedTeam[], devise: string): TeamIndex =>
  withTeams(new Map(), new Map(), NO_TOTALS, { teams, devise, from: null });

/** @param teams changed and new ones */
export const changeTeamIndex = (before: TeamIndex, teams: readonly CountedTeam[], devise: string): TeamIndex =>
  teams.length === 0
    ? { ...before, name: Symbol(), changed: { from: before.name, ids: new Set() } }
    : withTeams(new Map(before.byId), new Map(before.byParam), before.totals, { teams, devise, from: before.name });

interface Changes {
  readonly teams: readonly CountedTeam[];
  readonly devise: string;
  readonly from: symbol | null;
}

function withTeams(
  byId: Map<string, ListedTeam>,
  byParam: Map<string, ListedTeam>,
  before: Totals,
  { teams, devise, from }: Changes,
): TeamIndex {
  let sums = before;
  for (const { row } of teams) {
    const known = byId.get(row.id);
    if (known) byParam.delete(known.team.param);
  }
  for (const counted of teams) {
    const { id, param } = counted.row;
    const known = byId.get(id);
    sums = plus(known ? plus(sums, known.totals, -1) : sums, counted.totals);
    const listed = { team: viewTeam(counted, devise), totals: counted.totals };
    byId.set(id, listed);
    byParam.set(param, listed);
  }
  const changed = from && { from, ids: new Set(teams.map(({ row }) => row.id)) };
  return { byId, byParam, totals: sums, changed, name: Symbol() };
}

/** Teams that differ between two indexes. */
export function changedTeams(before: TeamIndex, after: TeamIndex): { readonly was: Team | null; readonly is: Team }[] {
  const { changed } = after;
  const candidates = changed?.from === before.name ? changed.ids : after.byId.keys();
  return [...candidates].flatMap((id) => {
    const [was, is] = [before.byId.get(id)?.team ?? null, after.byId.get(id)?.team];
    return is && !(was && isSame(was, is)) ? [{ was, is }] : [];
  });
}

const isSame = (was: Team, is: Team) => isSameTeam(was, is) && isSameStats(was.stats, is.stats);

/** Whether only the figures differ. */
export const isSameTeam = (was: Team, is: Team): boolean =>
  was.param === is.param && was.label === is.label && was.goal === is.goal && was.hidden === is.hidden;

const isSameStats = (was: Team['stats'], is: Team['stats']) =>
  was.sum === is.sum && was.count === is.count && was.matched === is.matched;

/** All teams in the order in which they came. */
export const teamsOf = ({ byId }: TeamIndex): Team[] => [...byId.values()].map(({ team }) => team);

/** CALL-18; null for a team that does not exist. */
export function statsOfTeam({ byParam }: TeamIndex, param: string, devise: string): CampaignStats | null {
  const listed = byParam.get(param);
  return listed ? statsOf(listed.totals, devise) : null;
}
