import { campaignResponse, type Campaign, type Donor } from '../../../../src/contract/campaigns/campaigns';
import type { Mode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import { parseAnswer } from '../../../dropAddresses';
import { findReading, requireExistingOrganisation } from '../../organisations/organisationStore';
import { readTranslations, type Translations } from '../../translations/readTranslations';
import { findCampaign, type CampaignKey, type CampaignRow } from '../campaignStore';
import { viewCampaign, type CampaignParts } from './campaignView';
import { readDonors } from './donorStore';
import { listMatchings } from '../matching/matchingStore';
import { readOpenPledges, readTotals } from './readTotals';
import { listTeams } from '../teamStore';
import { readTeams } from './readTeams';
import { teamsOf, totalsOfTeam, viewTeam, type TeamIndex } from './teamIndex';

/** Donors that a state holds. */
export const LATEST_DONORS = 200;

/** All that the public may see of a campaign at one moment: every public answer about it is a part of this. */
export interface CampaignState {
  readonly organisationId: string;
  /** In which it was read (ENT-31). */
  readonly mode: Mode;
  /** CALL-14, whole. */
  readonly campaign: Campaign;
  /** The latest 200 public donors, newest first. */
  readonly donors: readonly Donor[];
  /** Number of gifts that count, hidden ones too. */
  readonly gifts: number;
  readonly teams: TeamIndex;
  /** Its texts in other languages (TRANS-03). */
  readonly words: Translations;
  /** When it becomes another one without any change: a matching rule starts or ends then. Milliseconds since 1970. */
  readonly changesAt: number | null;
}

/** A campaign, and whether its rehearsal is looked at; it is read in its organisation's mode otherwise (ENT-32). */
export interface AskedCampaign extends CampaignKey {
  readonly asked?: 'test' | undefined;
}

/** Source of a campaign's state: the database, or its cache. */
export type ReadState = (campaign: AskedCampaign) => Promise<CampaignState | null>;

/**
 * A campaign's current state; null if there is none. It is at least as new as its `version`, which is read first, so
 * that no later version is missed. @param before an earlier state: of its teams only those that changed are read
 */
export async function readCampaignState(
  queries: Queries,
  campaign: AskedCampaign,
  now: Date,
  before?: CampaignState,
): Promise<CampaignState | null> {
  const { organisationId, campaignId, asked } = campaign;
  const row = await findCampaign(queries, organisationId, campaignId);
  if (!row) return null;
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const { devise, mode: own } = organisation;
  const mode = asked ?? own;
  const reading = { devise, shown: mode };
  const isAlike = before?.mode === mode && before.campaign.devise === devise;
  const known = isAlike ? { version: before.campaign.version, teams: before.teams } : null;
  const { totals, teams } = await readTeams(queries, campaign, reading, known);
  const pledges = await readOpenPledges(queries, organisationId, [campaignId], mode);
  const matchings = await listMatchings(queries, organisationId, [campaignId], mode);
  const shown = viewCampaign({ row, devise, mode, totals, teams: [], pledges: pledges(campaignId), matchings }, now);
  return {
    organisationId,
    mode,
    campaign: { ...shownOf(shown), teams: teamsOf(teams) },
    donors: await readDonors(queries, campaign, reading, { limit: LATEST_DONORS }),
    gifts: totals.count,
    teams,
    words: await readTranslations(queries, organisation, { kind: 'campaign', recordId: campaignId }, before?.words),
    changesAt: nextAfter(
      now,
      matchings.filter(({ active }) => active).flatMap(({ dateStart, dateEnd }) => [dateStart, dateEnd]),
    ),
  };
}

/** Without addresses that would be rejected today (ORG-02): answers from memory pass no schema. */
function shownOf(campaign: Campaign): Campaign {
  try {
    return parseAnswer(campaignResponse, campaign);
  } catch {
    return campaign;
  }
}

/** Campaigns of one organisation as the wire carries them, in the order of their rows, with their teams or without. */
export async function viewCampaigns(
  queries: Queries,
  rows: readonly CampaignRow[],
  now: Date,
  { teams = true }: { readonly teams?: boolean } = {},
): Promise<Campaign[]> {
  return (await partsOf(queries, rows, teams)).map((parts) => viewCampaign(parts, now));
}

async function partsOf(queries: Queries, rows: readonly CampaignRow[], withTeams: boolean): Promise<CampaignParts[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const { organisationId } = first;
  const { devise, shown } = await findReading(queries, organisationId);
  const totals = await readTotals(queries, organisationId, ids, shown);
  const teams = withTeams ? await listTeams(queries, organisationId, ids) : [];
  const pledges = await readOpenPledges(queries, organisationId, ids, shown);
  const matchings = await listMatchings(queries, organisationId, ids, shown);
  const own = <T extends { readonly campaignId: string }>(all: readonly T[], id: string) =>
    all.filter(({ campaignId }) => campaignId === id);
  return rows.map((row) => ({
    row,
    devise,
    mode: shown,
    totals: totals(row.id),
    teams: own(teams, row.id).map((team) =>
      viewTeam({ row: team, totals: totalsOfTeam(totals(row.id), team.param) }, devise),
    ),
    pledges: pledges(row.id),
    matchings: own(matchings, row.id),
  }));
}

function nextAfter(now: Date, moments: readonly (Date | null)[]): number | null {
  const coming = moments.flatMap((moment) => (moment && moment > now ? [moment.getTime()] : []));
  return coming.length > 0 ? Math.min(...coming) : null;
}
