import { and, asc, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Surroundings } from '../../surroundings';
import type { Queries } from '../../db/database';
import { announceChange } from '../../db/announceChange';
import { keptTotals, totalsFills } from '../../db/schema';
import { keptOfDebt } from './debtTotals';
import { negated, netSums, ofOwner, oneSum, putTotals, readSums, type SumRow, type TotalsOwner } from './keptTotals';
import { sumsOfLedger } from './sumsOfLedger';

/** A kept total less what the ledger says of it. */
export interface TotalsDifference extends SumRow {
  readonly organisationId: string;
}

/**
 * Sums the ledger anew for subjects not checked since a moment, and mends kept totals that differ (SRV-17). Several
 * processes share the work. @param most subjects at a time @param signal once aborted, no other subject is begun
 * @returns how many were checked, and the differences mended
 */
export async function checkTotals(
  { database, now, log }: Pick<Surroundings, 'database' | 'now' | 'log'>,
  { since, most = 100, signal }: { readonly since: Date; readonly most?: number; readonly signal?: AbortSignal },
): Promise<{ checked: number; differences: TotalsDifference[] }> {
  const differences: TotalsDifference[] = [];
  for (let checked = 0; checked < most; checked += 1) {
    const found = signal?.aborted ? null : await database.transaction((tx) => checkNext(tx, since, now()));
    if (found === null) return { checked, differences };
    for (const difference of found) log.error(difference, 'a kept total was not what the ledger says: mended');
    differences.push(...found);
  }
  return { checked: most, differences };
}

async function checkNext(tx: Queries, since: Date, now: Date): Promise<TotalsDifference[] | null> {
  const [fill] = await tx
    .select()
    .from(totalsFills)
    .where(and(isNull(totalsFills.nextGift), lt(totalsFills.checkedAt, since)))
    .orderBy(asc(totalsFills.checkedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!fill) return null;
  const found = await mendTotals(tx, fill);
  await tx.update(totalsFills).set({ checkedAt: now }).where(ofOwner(fill));
  const { organisationId, subject, subjectId: campaignId } = fill;
  if (found.length > 0 && subject === 'campaign') await announceChange(tx, { organisationId, campaignId });
  return found.map((row) => ({ ...row, organisationId: fill.organisationId }));
}

/**
 * Makes a filled subject's kept totals what the ledger says; one that is not filled is left to the fill. Returns by how
 * much they were off.
 */
export async function mendTotals(tx: Queries, owner: TotalsOwner): Promise<SumRow[]> {
  if ((await tx.$count(totalsFills, and(ofOwner(owner), isNull(totalsFills.nextGift)))) === 0) return [];
  const found = await findDifferences(tx, owner);
  for (const row of found) await putTotals(tx, owner, negated(oneSum(row)));
  return found;
}

/**
 * Kept totals of a subject less what the ledger says, in one statement: both as of one moment, whatever is being written.
 */
export const findDifferences = (queries: Queries, owner: TotalsOwner): Promise<SumRow[]> =>
  readSums(queries, netSums([keptOf(owner), ...sumsOfLedger(queries, owner).map(negated)]));

function keptOf(owner: TotalsOwner): SQL {
  const { organisationId, subject, subjectId } = owner;
  if (subject === 'debt') return keptOfDebt(owner);
  const { subject: kept, subjectId: id } = keptTotals;
  const own =
    subject === 'campaign'
      ? sql`(${kept} in ('campaign', 'source', 'pledges') and ${id} = ${subjectId} or ${kept} = 'matching' and ${id} in (
          select id from campaign_matchings where organisation_id = ${organisationId} and campaign_id = ${subjectId}))`
      : sql`${kept} = ${subject} and ${id} = ${subjectId}`;
  return sql`select subject, subject_id, part, mode, counted, matched, received, gifts from ${keptTotals}
    where ${keptTotals.organisationId} = ${organisationId} and ${own}`;
}
