import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Surroundings } from '../../surroundings';
import type { Queries } from '../../db/database';
import { caisses, campaigns, debts, totalsFills } from '../../db/schema';
import { keptOfDebt } from './debtTotals';
import { isFilled, negated, netSums, ofOwner, putTotals, type TotalsOwner } from './keptTotals';
import { pledgesOf, sumsOfCampaignGifts, sumsOfLedger, sumsOfPledges, type GiftRange } from './sumsOfLedger';

type Filling = Pick<Surroundings, 'database' | 'now'>;

/** Gifts summed while their campaign is locked: some ten milliseconds. */
const GIFTS = 1000;
const PIECES = 50;

interface Portion {
  /** At most so many pieces. */
  readonly pieces?: number;
  /** Gifts of a piece. */
  readonly gifts?: number;
  /** Once it is aborted, no other piece is begun. */
  readonly signal?: AbortSignal | undefined;
}

const tables = { campaign: campaigns, caisse: caisses, debt: debts } as const;

/**
 * Fills the kept totals of subjects older than them, a short piece at a time while giving goes on (SRV-17). Until a
 * subject is filled, its totals are summed at each read. Returns the number of pieces; 0 once all are filled.
 */
export async function fillTotals(
  deps: Filling,
  { pieces = PIECES, gifts = GIFTS, signal }: Portion = {},
): Promise<number> {
  for (let filled = 0; filled < pieces; filled += 1) {
    const owner = signal?.aborted ? null : await findUnfilled(deps.database.queries);
    if (!owner) return filled;
    await deps.database.transaction((tx) => fillPiece(tx, owner, deps.now(), gifts));
  }
  return pieces;
}

async function findUnfilled(queries: Queries): Promise<TotalsOwner | null> {
  for (const [subject, table] of Object.entries(tables) as [TotalsOwner['subject'], (typeof tables)['debt']][]) {
    const [row] = await queries
      .select({ organisationId: table.organisationId, subjectId: table.id })
      .from(table)
      .where(sql`not ${isFilled(subject, sql`${table.organisationId}`, sql`${table.id}`)}`)
      .orderBy(asc(table.organisationId), asc(table.id))
      .limit(1);
    if (row) return { ...row, subject };
  }
  return null;
}

/**
 * Sums the next piece of a subject's ledger rows. Its row is locked, which waits for all transactions that have written
 * such rows (their foreign keys hold it) and keeps others from doing so.
 */
async function fillPiece(tx: Queries, owner: TotalsOwner, now: Date, size: number): Promise<void> {
  const table = tables[owner.subject] as typeof debts;
  await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.organisationId, owner.organisationId), eq(table.id, owner.subjectId)))
    .for('update');
  const [fill] = await tx.select().from(totalsFills).where(ofOwner(owner));
  if (fill?.nextGift === null) return;
  const from = fill?.nextGift ?? 1;
  const { sums, nextGift } = await pieceFrom(tx, owner, { from, to: from + size });
  await putTotals(tx, owner, netSums(sums));
  await tx
    .insert(totalsFills)
    .values({ ...owner, nextGift, checkedAt: now })
    .onConflictDoUpdate({
      target: [totalsFills.organisationId, totalsFills.subject, totalsFills.subjectId],
      set: { nextGift },
    });
}

async function pieceFrom(
  tx: Queries,
  owner: TotalsOwner,
  range: GiftRange,
): Promise<{ sums: SQL[]; nextGift: number | null }> {
  if (owner.subject === 'debt')
    return { sums: [...sumsOfLedger(tx, owner), negated(keptOfDebt(owner))], nextGift: null };
  if (owner.subject !== 'campaign') return { sums: sumsOfLedger(tx, owner), nextGift: null };
  const [campaign] = await tx
    .select({ giftCount: campaigns.giftCount })
    .from(campaigns)
    .where(and(eq(campaigns.organisationId, owner.organisationId), eq(campaigns.id, owner.subjectId)));
  const isLast = range.to > (campaign?.giftCount ?? 0);
  const gifts = sumsOfCampaignGifts(tx, owner, range);
  // Pledges have no numbers: they are summed at once, with the last piece.
  return { sums: isLast ? [...gifts, sumsOfPledges(pledgesOf(owner))] : gifts, nextGift: isLast ? null : range.to };
}
