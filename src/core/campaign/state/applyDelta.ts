import type { DonorEntry } from './campaignTypes';
import { donorKey, mergeDonors } from './donorFeed';

interface TeamSums {
  readonly sum: number;
  readonly count: number;
  readonly matched: number;
}

/** A team in a delta: with all its fields if pages may not know it. */
interface ToldTeam {
  readonly param: string;
  readonly stats: TeamSums;
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly goal?: number | null | undefined;
  readonly hidden?: boolean | undefined;
}

/** The parts of a campaign that a delta can change, in the wire's types. */
export interface LiveCampaign {
  readonly version: number;
  readonly stats: unknown;
  readonly matching: unknown;
  readonly screen: unknown;
  readonly teams: readonly LiveTeam[];
  readonly teamCount?: number | undefined;
}

interface LiveTeam {
  readonly param: string;
  readonly objectif: number;
  readonly stats: TeamSums;
}

/**
 * Everything that changed after version `previous` up to `version` (CALL-27), possibly several changes in one: a
 * campaign anywhere between the two can apply it. It holds absolute values, so applying it twice is harmless.
 */
export interface CampaignUpdate<C extends LiveCampaign> {
  readonly version: number;
  readonly previous: number;
  readonly stats?: C['stats'] | undefined;
  readonly matching?: C['matching'] | undefined;
  readonly screen?: C['screen'] | undefined;
  /** Changed teams only. */
  readonly teams?: readonly ToldTeam[] | undefined;
  readonly teamCount?: number | undefined;
}

/**
 * A campaign after a delta. The same object if it is already up to date; 'gap' if an earlier change was missed and the
 * whole must be read again.
 * @example
 * applyDelta({ version: 4, stats: 90, matching: [], screen: {}, teams: [] }, { previous: 4, version: 6, stats: 100 }) // => { version: 6, stats: 100, matching: [], screen: {}, teams: [] }
 * applyDelta({ version: 4, stats: 90, matching: [], screen: {}, teams: [] }, { previous: 5, version: 6 }) // => 'gap'
 * applyDelta({ version: 4, stats: 90, matching: [], screen: {}, teams: [] }, { previous: 2, version: 3, stats: 80 }).stats // => 90
 */
export function applyDelta<C extends LiveCampaign>(campaign: C, change: CampaignUpdate<C>): C | 'gap' {
  if (change.version <= campaign.version) return campaign;
  if (change.previous > campaign.version) return 'gap';
  return {
    ...campaign,
    version: change.version,
    stats: change.stats ?? campaign.stats,
    matching: change.matching ?? campaign.matching,
    screen: change.screen ?? campaign.screen,
    teams: changeTeams(campaign.teams, change.teams ?? []),
    ...(change.teamCount !== undefined && { teamCount: change.teamCount }),
  };
}

/**
 * Teams after a delta. New ones are added if the delta has all their fields, and ignored otherwise.
 * @example
 * changeTeams([{ param: 'a', objectif: 0, stats: { sum: 0, count: 0, matched: 0 } }], [{ param: 'a', stats: { sum: 9, count: 1, matched: 0 } }, { param: 'b', stats: { sum: 5, count: 1, matched: 0 } }]) // => [{ param: 'a', objectif: 9, stats: { sum: 9, count: 1, matched: 0 } }]
 */
export function changeTeams<T extends LiveTeam>(known: readonly T[], told: readonly ToldTeam[]): readonly T[] {
  if (told.length === 0) return known;
  const byParam = new Map(told.map((team) => [team.param, { ...team, objectif: team.stats.sum }]));
  const changed = known.map((team) => {
    const next = byParam.get(team.param);
    byParam.delete(team.param);
    return next ? { ...team, ...next } : team;
  });
  const added = [...byParam.values()].filter(({ id, label }) => id !== undefined && label !== undefined);
  // With an id and a label, it has all its fields.
  return [...changed, ...(added as unknown as T[])];
}

/**
 * Donors after a change: those that came or changed are in, those that are gone (keys, as `donorKey`) are out, newest first.
 * @param keep how many of the newest to keep; all if absent.
 * @example
 * changeDonors([{ id: 2, montant: 5 }, { id: 1, montant: 9 }], { donors: [{ id: 3, montant: 7 }], gone: ['1'] }) // => [{ id: 3, montant: 7 }, { id: 2, montant: 5 }]
 */
export function changeDonors<D extends Pick<DonorEntry, '_id' | 'id'>>(
  donors: readonly D[],
  change: { readonly donors?: readonly D[] | undefined; readonly gone?: readonly string[] | undefined },
  keep?: number,
): readonly D[] {
  if (!change.donors?.length && !change.gone?.length) return donors;
  const gone = new Set(change.gone);
  return mergeDonors(
    donors.filter((donor) => !gone.has(donorKey(donor))),
    change.donors ?? [],
    keep,
  );
}
