import { sql } from 'drizzle-orm';
import { campaignTotals, type Totals } from '../../../../src/core/campaign';
import { asMinor } from '../../../amounts';
import { andInMode } from '../../../db/inMode';
import type { Queries } from '../../../db/database';
import type { Reading } from '../../organisations/organisationStore';
import type { CampaignKey } from '../campaignStore';
import { listTeams } from '../teamStore';
import { readTotals } from './readTotals';
import { changeTeamIndex, createTeamIndex, totalsOfTeam, type CountedTeam, type TeamIndex } from './teamIndex';

/** Totals of a campaign and its teams. */
interface CountedCampaign {
  readonly totals: Totals;
  readonly teams: TeamIndex;
}

/** An earlier read of the campaign, in the same mode and currency. */
interface ReadBefore {
  readonly version: number;
  readonly teams: TeamIndex;
}

/** Reads the totals of a campaign and all its teams. @param before if possible, only what changed since is read (CALL-36) */
export async function readTeams(
  queries: Queries,
  campaign: CampaignKey,
  reading: Reading,
  before: ReadBefore | null,
): Promise<CountedCampaign> {
  return (before && (await readChanges(queries, campaign, reading, before))) ?? readWhole(queries, campaign, reading);
}

async function readWhole(
  queries: Queries,
  { organisationId, campaignId }: CampaignKey,
  { devise, shown }: Reading,
): Promise<CountedCampaign> {
  const totals = (await readTotals(queries, organisationId, [campaignId], shown))(campaignId);
  const rows = await listTeams(queries, organisationId, [campaignId]);
  return {
    totals,
    teams: createTeamIndex(
      rows.map((row) => ({ row, totals: totalsOfTeam(totals, row.param) })),
      devise,
    ),
  };
}

const AMOUNTS = ['counted', 'matched', 'received', 'gifts'] as const;
const sums = (prefix: string, only = '') =>
  sql.raw(AMOUNTS.map((name) => `coalesce(sum(${name})${only}, 0) as ${prefix}${name}`).join(', '));

/**
 * Reads the teams written since a version, and the sums over all teams, in one snapshot. Null if the two disagree:
 * something changed without a new version.
 */
async function readChanges(
  queries: Queries,
  { organisationId, campaignId }: CampaignKey,
  { devise, shown }: Reading,
  { version, teams: known }: ReadBefore,
): Promise<CountedCampaign | null> {
  const result: unknown = await queries.execute(sql`
    with kept as materialized (
      select part, counted, matched, received, gifts, version from kept_totals
      where organisation_id = ${organisationId} and subject = 'campaign' and subject_id = ${campaignId}
        ${andInMode(sql`mode`, shown)}
    ), own as materialized (
      select id, param, label, goal, hidden, version, created_at from campaign_teams
      where organisation_id = ${organisationId} and campaign_id = ${campaignId}
    ), moved as (
      select * from own where version >= ${version} or id in (select part from kept where version >= ${version})
    ), whole as (
      select ${sums('')}, ${sums('of_teams_', " filter (where part <> '')")}, (select count(*) from own) as teams,
        exists (select 1 from totals_fills where organisation_id = ${organisationId} and subject = 'campaign'
          and subject_id = ${campaignId} and next_gift is null) as filled
      from kept
    ), counted as (
      select part, ${sums('own_')} from kept where part in (select id from moved) group by part
    )
    select * from whole left join moved on true left join counted on counted.part = moved.id
    order by moved.created_at, moved.id`);
  const { rows } = result as { rows: Record<string, string | number | boolean | null>[] };
  const [first] = rows;
  if (!first?.['filled']) return null;
  const teams = changeTeamIndex(known, rows.filter(({ id }) => id !== null).map(countedTeam), devise);
  const ofTeams = totalsIn(first, 'of_teams_');
  const isWhole = (Object.keys(ofTeams) as (keyof Totals)[]).every((name) => ofTeams[name] === teams.totals[name]);
  return isWhole && Number(first['teams']) === teams.byId.size ? { totals: totalsIn(first, ''), teams } : null;
}

function totalsIn(row: Record<string, unknown>, prefix: string): Totals {
  const [counted, matched, received, gifts] = AMOUNTS.map((name) => asMinor(row[`${prefix}${name}`] ?? 0));
  const { teams: _, ...totals } = campaignTotals([
    {
      team: null,
      counted: counted ?? asMinor(0),
      matched: matched ?? asMinor(0),
      received: received ?? asMinor(0),
      gifts: gifts ?? 0,
    },
  ]);
  return totals;
}

function countedTeam(row: Record<string, unknown>): CountedTeam {
  const goal = row['goal'] === null ? null : asMinor(row['goal']);
  return {
    row: {
      id: String(row['id']),
      param: String(row['param']),
      label: String(row['label']),
      goal,
      hidden: row['hidden'] === true,
    },
    totals: totalsIn(row, 'own_'),
  };
}
