import { toMinor } from '../../money';
import type { TeamFigures } from '../state/campaignTypes';
import { percentOf } from './percentOf';

/** In currency units. Without a goal of its own, goal and percentage are null. */
export interface TeamProgress {
  readonly raised: number;
  readonly goal: number | null;
  /** Not rounded, may pass 100. */
  readonly percent: number | null;
}

/**
 * A team's amount raised and progress (ENT-25): `objectif` is the amount raised, `goal` the team's own goal.
 * @throws RangeError for an invalid currency code or an amount out of bounds.
 * @example
 * teamProgress({ param: 'lev', goal: 1000, stats: { count: 2, sum: 250 } }, 'eur') // => { raised: 250, goal: 1000, percent: 25 }
 * teamProgress({ param: 'lev', objectif: 250 }, 'eur') // => { raised: 250, goal: null, percent: null }
 */
export function teamProgress(team: TeamFigures, devise: string): TeamProgress {
  const raised = raisedBy(team);
  const goal = team.goal && team.goal > 0 ? team.goal : null;
  return { raised, goal, percent: goal && percentOf(toMinor(raised, devise), toMinor(goal, devise)) };
}

/**
 * The amount that a team raised, in currency units.
 * @example
 * raisedBy({ param: 'lev', objectif: 90, stats: { count: 2, sum: 90 } }) // => 90
 * raisedBy({ param: 'lev' }) // => 0
 */
export function raisedBy({ stats, objectif }: Pick<TeamFigures, 'stats' | 'objectif'>): number {
  return stats?.sum ?? objectif ?? 0;
}

/**
 * The team shown with a gift; null if the team is hidden (TEAM-03).
 * @example
 * teamOfGift([{ param: 'lev' }], 'lev') // => { param: 'lev' }
 * teamOfGift([{ param: 'lev', hidden: true }], 'lev') // => null
 */
export function teamOfGift<T extends Pick<TeamFigures, 'param' | 'hidden'>>(
  teams: readonly T[],
  given: string | null | undefined,
): T | null {
  return teams.find(({ param, hidden }) => param === given && !hidden) ?? null;
}

/** A team and its place, from 1; equal amounts share a place. */
export interface RankedTeam<T> {
  readonly team: T;
  readonly rank: number;
}

/**
 * Teams as lists show them, highest amount first, without hidden ones (TEAM-03). Ties keep their order.
 * @example
 * orderTeams([{ param: 'a', stats: { count: 1, sum: 5 } }, { param: 'b', hidden: true }, { param: 'c', stats: { count: 1, sum: 9 } }]).map(({ param }) => param) // => ['c', 'a']
 */
export const orderTeams = <T extends TeamFigures>(teams: readonly T[]): T[] =>
  teams.filter(({ hidden }) => !hidden).sort((a, b) => raisedBy(b) - raisedBy(a));

/**
 * Teams as lists show them, with their places.
 * @example
 * rankTeams([{ param: 'a', stats: { count: 1, sum: 5 } }, { param: 'b', hidden: true }, { param: 'c', stats: { count: 1, sum: 9 } }]).map(({ team, rank }) => [team.param, rank]) // => [['c', 1], ['a', 2]]
 */
export function rankTeams<T extends TeamFigures>(teams: readonly T[]): RankedTeam<T>[] {
  const ranked: RankedTeam<T>[] = [];
  for (const [index, team] of orderTeams(teams).entries()) {
    const above = ranked.at(-1);
    const isTie = above && raisedBy(above.team) === raisedBy(team);
    ranked.push({ team, rank: isTie ? above.rank : index + 1 });
  }
  return ranked;
}

/**
 * Teams of an ordered list that follow a given one, which may have left the list since.
 * @example
 * teamsAfter([{ param: 'c', objectif: 9 }, { param: 'a', objectif: 5 }], { param: 'c', objectif: 9 }).map(({ param }) => param) // => ['a']
 * teamsAfter([{ param: 'c', objectif: 9 }, { param: 'a', objectif: 5 }], { param: 'b', objectif: 7 }).map(({ param }) => param) // => ['a']
 */
export function teamsAfter<T extends TeamFigures>(ordered: readonly T[], last: TeamFigures): T[] {
  const at = ordered.findIndex(({ param }) => param === last.param);
  return at < 0 ? ordered.filter((team) => raisedBy(team) < raisedBy(last)) : ordered.slice(at + 1);
}
