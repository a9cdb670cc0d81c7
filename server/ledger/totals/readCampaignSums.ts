import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { isFilled, netSums, readSums, type SumRow, type TotalsOwner } from './keptTotals';
import { sumsOfLedger } from './sumsOfLedger';

/** Sums of a campaign's gifts by team and source, and of its pledges by state: the kept ones, or the ledger's until they are filled (SRV-17). */
export async function readCampaignSums(
  queries: Queries,
  owner: TotalsOwner & { readonly subject: 'campaign' },
): Promise<SumRow[]> {
  const { organisationId, subjectId } = owner;
  const filled = isFilled('campaign', sql`${organisationId}`, sql`${subjectId}`);
  // A campaign without any has no rows: whether it is filled comes with each of none, too.
  const kept = await readSums(
    queries,
    sql`select coalesce(subject, 'none') as subject, subject_id, coalesce(part, '') as part, coalesce(mode, 'live') as mode, counted, matched,
      received, gifts from (select 1 where ${filled}) whole left join kept_totals on organisation_id = ${organisationId}
      and subject in ('campaign', 'source', 'pledges') and subject_id = ${subjectId}`,
  );
  return kept.length > 0 ? kept : readSums(queries, netSums(sumsOfLedger(queries, owner)));
}
