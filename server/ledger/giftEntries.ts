import { and, eq, isNull, sql } from 'drizzle-orm';
import { ZERO, type Minor } from '../../src/core/money';
import { buildInsert, buildOnce } from '../db/buildOnce';
import type { Queries } from '../db/database';
import { entries, type campaignGifts } from '../db/schema';
import type { Surroundings } from '../surroundings';

export type EntryRow = typeof entries.$inferSelect;
type GiftKey = Pick<typeof campaignGifts.$inferSelect, 'organisationId' | 'id'>;
type Writing = Pick<Surroundings, 'ids' | 'now'>;

const assign = buildOnce((queries) =>
  queries
    .update(entries)
    .set({ giftId: sql`${sql.placeholder('giftId')}` })
    .where(and(eq(entries.paymentId, sql.placeholder('paymentId')), isNull(entries.giftId)))
    .returning(),
);

/** Assigns the payment's gift to its ledger rows without one, and returns those. */
export const assignGift = (tx: Queries, paymentId: string, giftId: string): Promise<EntryRow[]> =>
  assign(tx, { paymentId, giftId });

/** All ledger rows of a gift. */
export const entriesOfGift = (tx: Queries, { organisationId, id }: GiftKey): Promise<EntryRow[]> =>
  tx
    .select()
    .from(entries)
    .where(and(eq(entries.organisationId, organisationId), eq(entries.giftId, id)));

/** Writes the ledger row of a manual gift or its correction. Its campaign is locked. */
export async function writeManualEntry(
  tx: Queries,
  { ids, now }: Writing,
  gift: GiftKey & Pick<typeof campaignGifts.$inferSelect, 'campaignId' | 'mode'>,
  montant: Minor,
  currency: string,
): Promise<Pick<EntryRow, 'charge' | 'reference' | 'counted'>> {
  const { id: giftId, organisationId, campaignId, mode } = gift;
  const ofGift = and(
    eq(entries.organisationId, organisationId),
    eq(entries.giftId, giftId),
    eq(entries.kind, 'manual'),
  );
  const [row] = await tx
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(entries)
    .where(ofGift);
  const reference = `manual-${(row?.count ?? 0) + 1}`;
  const moved = { kind: 'manual', charge: 1, reference, montant, counted: montant } as const;
  const named = { organisationId, campaignId, mode, giftId };
  await tx.insert(entries).values({ id: ids.row(), ...named, currency, ...moved, createdAt: now() });
  return moved;
}

const insert = buildInsert((queries, rows: (typeof entries.$inferInsert)[]) => queries.insert(entries).values(rows));

/** A matched amount of a gift, in minor units; negative if returned to its pool. */
export interface MatchedAmount {
  readonly matchingId: string;
  readonly counted: Minor;
}

/**
 * Writes the matched amounts of a gift caused by one of its ledger rows. Once per `reference`.
 * @param source any ledger row of the gift
 */
export async function writeMatchEntries(
  tx: Queries,
  { ids, now }: Writing,
  source: EntryRow,
  change: Pick<EntryRow, 'charge' | 'reference'>,
  added: readonly MatchedAmount[],
): Promise<void> {
  const { organisationId, campaignId, giftId, team, currency, mode } = source;
  const rows = added
    .filter(({ counted }) => counted !== 0)
    .map(({ matchingId, counted }) => ({
      id: ids.row(),
      ...{ organisationId, campaignId, team, currency, mode, giftId, matchingId },
      kind: 'match' as const,
      charge: change.charge,
      reference: `match-${change.reference}-${matchingId}`,
      montant: ZERO,
      counted,
      createdAt: now(),
    }));
  if (rows.length > 0) await insert(tx, rows);
}
