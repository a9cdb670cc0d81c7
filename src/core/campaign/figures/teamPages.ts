import { BEST_TEAMS } from '../../../contract/terms/bestTeams';
import { orderTeams, raisedBy } from './teams';
import type { TeamFigures } from '../state/campaignTypes';

/**
 * How far a list of teams was read, highest amount first (CALL-38). Every visible team above `least` is held: changes come
 * with all fields, so that one that rises is held from then on.
 */
export interface TeamPages {
  /** The amount of the last team that was read, in currency units; -Infinity once all were. */
  readonly least: number;
  /** Params of the teams that were read: not every team with an amount of `least` may be among them. */
  readonly read: ReadonlySet<string>;
}

/** A campaign whose teams are held in part; `teamCount`, the number of visible ones, is absent where all were sent. */
interface Teams<T> {
  readonly teams: readonly T[];
  readonly teamCount?: number | undefined;
}

const paramsOf = (teams: readonly TeamFigures[]) => teams.map(({ param }) => param);
const leastOf = (teams: readonly TeamFigures[]) => Math.min(...teams.map(raisedBy));

/**
 * The result of a first read: the best teams first, then those asked for by name.
 * @example
 * firstTeamPage({ teams: [{ param: 'a', objectif: 9 }], teamCount: 1 }) // => { least: -Infinity, read: new Set(['a']) }
 * firstTeamPage({ teams: [{ param: 'a', objectif: 9 }], teamCount: 70 }).least // => 9
 */
export function firstTeamPage<T extends TeamFigures>({ teams, teamCount }: Teams<T>): TeamPages {
  const visible = teams.filter(({ hidden }) => !hidden);
  const isWhole = teamCount === undefined || visible.length >= teamCount;
  const best = visible.slice(0, isWhole ? undefined : BEST_TEAMS);
  return { least: isWhole ? -Infinity : leastOf(best), read: new Set(paramsOf(best)) };
}

/**
 * The held teams that a list shows, in order: none is missing among them, so that places can be told.
 * @example
 * listedTeams([{ param: 'a', objectif: 9 }, { param: 'b', objectif: 2 }], { least: 9, read: new Set(['a']) }) // => [{ param: 'a', objectif: 9 }]
 */
export const listedTeams = <T extends TeamFigures>(teams: readonly T[], { least, read }: TeamPages): T[] =>
  orderTeams(teams).filter((team) => raisedBy(team) > least || (raisedBy(team) === least && read.has(team.param)));

/**
 * Adds teams that are not held. What is held stays: messages keep it up to date, an answer may be older.
 * @example
 * addTeams([{ param: 'a', objectif: 9 }], [{ param: 'a', objectif: 8 }, { param: 'b', objectif: 2 }]) // => [{ param: 'a', objectif: 9 }, { param: 'b', objectif: 2 }]
 */
export function addTeams<T extends TeamFigures>(held: readonly T[], more: readonly T[]): readonly T[] {
  const known = new Set(paramsOf(held));
  const added = more.filter(({ param }) => !known.has(param));
  return added.length > 0 ? [...held, ...added] : held;
}

/**
 * How far a list was read once its next page has come.
 * @example
 * nextTeamPage({ least: 9, read: new Set(['a']) }, { data: [{ param: 'b', objectif: 2 }] }) // => { least: 2, read: new Set(['a', 'b']) }
 */
export function nextTeamPage(
  { least, read }: TeamPages,
  { data, complete }: { readonly data: readonly TeamFigures[]; readonly complete?: boolean | undefined },
): TeamPages {
  // The team that the page follows may have risen since: then the page lies above what was read.
  return { least: complete ? -Infinity : Math.min(least, leastOf(data)), read: new Set([...read, ...paramsOf(data)]) };
}
