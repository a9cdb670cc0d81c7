import { foldText } from '../../../src/core/text';
import type { Queries } from '../../db/database';
import type { CampaignKey } from './campaignStore';
import { listTeams, teamAt, type TeamRow } from './teamStore';

/**
 * The names of a campaign's teams in tables for people, by id. A team that shares its name with another goes by its address, so
 * that the table can be imported again.
 */
export async function readTeamNames(queries: Queries, campaign: CampaignKey): Promise<ReadonlyMap<string, string>> {
  const teams = await listTeams(queries, campaign.organisationId, [campaign.campaignId]);
  const times = new Map<string, number>();
  // The address of a team may be the name of another.
  for (const { label, param } of teams)
    for (const said of new Set([foldText(label), foldText(param)])) times.set(said, (times.get(said) ?? 0) + 1);
  return new Map(teams.map(({ id, label, param }) => [id, times.get(foldText(label)) === 1 ? label : param]));
}

/** The part of a payment that identifies its team. */
interface OfTeam {
  readonly type: string;
  readonly typeId: string | null;
  readonly team: string | null;
  readonly createdAt: Date;
}

/** Finds the teams of payments, which keep the address that theirs had, as they are called today; each campaign is read once. */
export function createTeamNames(queries: Queries, organisationId: string) {
  const known = new Map<string, Promise<readonly TeamRow[]>>();
  return async ({ type, typeId, team, createdAt }: OfTeam): Promise<string> => {
    if (type !== 'CAMPAGNE' || !typeId || !team) return team ?? '';
    const teams = known.get(typeId) ?? listTeams(queries, organisationId, [typeId]);
    known.set(typeId, teams);
    return teamAt(await teams, team, createdAt)?.label ?? team;
  };
}
