import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { campaignTotals, type CampaignTotals } from '../../../../src/core/campaign';
import { ZERO, type Minor } from '../../../../src/core/money';
import type { Mode } from '../../../../src/core/organisation';
import { asMinor } from '../../../amounts';
import type { Queries } from '../../../db/database';
import { campaignGifts, campaignPledges, campaignTeams, entries, keptTotals, totalsFills } from '../../../db/schema';
import { inMode, inModeUnended } from '../../../db/inMode';
import { giftSums } from '../../../ledger/totals/giftSums';
import { readSums } from '../../../ledger/totals/keptTotals';
import { sumsOfPledges } from '../../../ledger/totals/sumsOfLedger';

/**
 * The totals of campaigns of an organisation by their id, in minor units (SRV-08, SRV-13): the kept ones, or summed over
 * the ledger for campaigns not filled yet (SRV-17).
 */
export async function readTotals(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
  shown: Mode,
): Promise<(id: string) => CampaignTotals> {
  if (ids.length === 0) return () => campaignTotals([]);
  const kept = await readKept(queries, organisationId, ids, inMode(keptTotals.mode, shown));
  const filled = new Set(kept.map(({ campaignId }) => campaignId));
  const others = ids.filter((id) => !filled.has(id));
  const sums = others.length === 0 ? [] : await sumLedger(queries, organisationId, others, shown);
  const rows = [...kept, ...sums];
  return (id) => campaignTotals(rows.filter(({ campaignId }) => campaignId === id));
}

/** Kept totals of the filled campaigns, by team: at least one row each. */
async function readKept(queries: Queries, organisationId: string, ids: readonly string[], mode: SQL | undefined) {
  const sum = (column: AnyPgColumn) => sql`coalesce(sum(${column}), 0)`;
  return queries
    .select({
      campaignId: totalsFills.subjectId,
      team: campaignTeams.param,
      counted: sum(keptTotals.counted).mapWith(asMinor),
      matched: sum(keptTotals.matched).mapWith(asMinor),
      received: sum(keptTotals.received).mapWith(asMinor),
      gifts: sum(keptTotals.gifts).mapWith(Number),
    })
    .from(totalsFills)
    .leftJoin(
      keptTotals,
      and(
        eq(keptTotals.organisationId, totalsFills.organisationId),
        eq(keptTotals.subject, 'campaign'),
        eq(keptTotals.subjectId, totalsFills.subjectId),
        mode,
      ),
    )
    .leftJoin(campaignTeams, eq(campaignTeams.id, keptTotals.part))
    .where(filledAmong(organisationId, ids))
    .groupBy(totalsFills.subjectId, campaignTeams.param);
}

const filledAmong = (organisationId: string, ids: readonly string[]) =>
  and(
    eq(totalsFills.organisationId, organisationId),
    eq(totalsFills.subject, 'campaign'),
    inArray(totalsFills.subjectId, [...ids]),
    isNull(totalsFills.nextGift),
  );

/** The same, summed over the ledger by the team that each gift belongs to now. */
async function sumLedger(queries: Queries, organisationId: string, ids: readonly string[], shown: Mode) {
  const sums = giftSums(
    queries,
    and(
      eq(campaignGifts.organisationId, organisationId),
      inArray(campaignGifts.campaignId, [...ids]),
      // Said of the ledger too: otherwise the rows of all organisations are read to find those of these gifts.
      eq(entries.organisationId, organisationId),
      inArray(entries.campaignId, [...ids]),
      inModeUnended(campaignGifts, shown),
    ),
  );
  const { campaignId, counted, matched, received, gifts } = sums;
  return queries
    .select({ campaignId, team: campaignTeams.param, counted, matched, received, gifts })
    .from(sums)
    .leftJoin(campaignTeams, eq(campaignTeams.id, sums.teamId));
}

/** Pledges neither fully paid nor cancelled, and their remaining amount in minor units. */
export interface OpenPledges {
  readonly sum: Minor;
  readonly count: number;
}

/** Remaining pledges of an organisation's campaigns, by id. */
export async function readOpenPledges(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
  shown: Mode,
): Promise<(id: string) => OpenPledges> {
  if (ids.length === 0) return () => ({ sum: ZERO, count: 0 });
  const kept = await queries
    .select({
      campaignId: totalsFills.subjectId,
      sum: sql`coalesce(${keptTotals.counted}, 0)`.mapWith(asMinor),
      count: sql`coalesce(${keptTotals.gifts}, 0)`.mapWith(Number),
    })
    .from(totalsFills)
    .leftJoin(
      keptTotals,
      and(
        eq(keptTotals.organisationId, totalsFills.organisationId),
        eq(keptTotals.subject, 'pledges'),
        eq(keptTotals.subjectId, totalsFills.subjectId),
        // Open ones.
        eq(keptTotals.part, ''),
        // A row of pledges holds what reads of one mode see.
        eq(keptTotals.mode, shown),
      ),
    )
    .where(filledAmong(organisationId, ids));
  const others = ids.filter((id) => !kept.some(({ campaignId }) => campaignId === id));
  const summed = others.length === 0 ? [] : await sumOpenPledges(queries, organisationId, others, shown);
  const found = [...kept, ...summed];
  return (id) => found.find(({ campaignId }) => campaignId === id) ?? { sum: ZERO, count: 0 };
}

async function sumOpenPledges(queries: Queries, organisationId: string, ids: readonly string[], shown: Mode) {
  const which = and(eq(campaignPledges.organisationId, organisationId), inArray(campaignPledges.campaignId, [...ids]));
  const sums = await readSums(queries, sumsOfPledges(which ?? sql`false`));
  return sums
    .filter(({ mode, part }) => mode === shown && part === '')
    .map(({ subjectId: campaignId, counted: sum, gifts: count }) => ({ campaignId, sum, count }));
}
