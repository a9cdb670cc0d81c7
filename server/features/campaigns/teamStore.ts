import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { buildOnce } from '../../db/buildOnce';
import type { Queries } from '../../db/database';
import { campaigns, campaignTeams } from '../../db/schema';
import type { CampaignKey } from './campaignStore';

/** A team without its version, which is the store's own. */
export type TeamRow = Omit<typeof campaignTeams.$inferSelect, 'version'>;

/** The version that tells caches of the write (CALL-36). The campaign is locked. */
const versionOf = ({ organisationId, campaignId }: CampaignKey) => sql`(select ${campaigns.version} from ${campaigns}
  where ${campaigns.organisationId} = ${organisationId} and ${campaigns.id} = ${campaignId})`;

const ofCampaign = ({ organisationId, campaignId }: CampaignKey) =>
  and(eq(campaignTeams.organisationId, organisationId), eq(campaignTeams.campaignId, campaignId));

/** The teams of campaigns of an organisation in the order in which they came, hidden ones too. */
export async function listTeams(
  queries: Queries,
  organisationId: string,
  campaignIds: readonly string[],
): Promise<TeamRow[]> {
  if (campaignIds.length === 0) return [];
  return queries
    .select()
    .from(campaignTeams)
    .where(and(eq(campaignTeams.organisationId, organisationId), inArray(campaignTeams.campaignId, [...campaignIds])))
    .orderBy(asc(campaignTeams.createdAt), asc(campaignTeams.id));
}

/** The team of a campaign under its address, hidden or not; or null. */
export async function findTeam(queries: Queries, campaign: CampaignKey, param: string): Promise<TeamRow | null> {
  const [row] = await queries
    .select()
    .from(campaignTeams)
    .where(and(ofCampaign(campaign), eq(campaignTeams.param, param)));
  return row ?? null;
}

const everAt = buildOnce((queries) =>
  queries
    .select()
    .from(campaignTeams)
    .where(
      and(
        eq(campaignTeams.organisationId, sql.placeholder('organisationId')),
        eq(campaignTeams.campaignId, sql.placeholder('campaignId')),
        or(
          eq(campaignTeams.param, sql.placeholder('param')),
          sql`${campaignTeams.former} @> ${sql.placeholder('former')}::jsonb`,
        ),
      ),
    ),
);

/**
 * The team an address meant at a time: its owner then, else now, else last; or null. So a checkout begun before a team
 * changed its address stays with it.
 */
export async function findTeamAt(queries: Queries, campaign: CampaignKey, param: string, at: Date) {
  const { organisationId, campaignId } = campaign;
  const teams = await everAt(queries, { organisationId, campaignId, param, former: JSON.stringify([{ param }]) });
  return teamAt(teams, param, at);
}

/** The same among all teams of a campaign. */
export function teamAt(teams: readonly TeamRow[], param: string, at: Date): TeamRow | null {
  const times = teams
    .flatMap((team) => team.former.map((one) => ({ team, param: one.param, until: Date.parse(one.until) })))
    .filter((one) => one.param === param)
    .sort((one, other) => one.until - other.until);
  const then = times.find(({ until }) => until >= at.getTime());
  return then?.team ?? teams.find((team) => team.param === param) ?? times.at(-1)?.team ?? null;
}

/** The team of that id when it is one of the campaign's; or null. */
export async function findTeamById(queries: Queries, campaign: CampaignKey, id: string): Promise<TeamRow | null> {
  const [row] = await queries
    .select()
    .from(campaignTeams)
    .where(and(ofCampaign(campaign), eq(campaignTeams.id, id)));
  return row ?? null;
}

/** Keeps a new team. False when the campaign has one under that address. */
export async function insertTeam(tx: Queries, row: TeamRow): Promise<boolean> {
  const values = { ...row, version: versionOf(row) };
  const inserted = await tx
    .insert(campaignTeams)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: campaignTeams.id });
  return inserted.length === 1;
}

export async function saveTeam(tx: Queries, { id, ...row }: TeamRow): Promise<void> {
  await tx
    .update(campaignTeams)
    .set({ ...row, version: versionOf(row) })
    .where(eq(campaignTeams.id, id));
}
