import type { Minor } from '../../../../src/core/money';
import { buildInsert } from '../../../db/buildOnce';
import type { Queries } from '../../../db/database';
import { campaignGifts } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { announceGift } from '../../../db/announceChange';
import { giftSearchText } from './giftSearch';

export type GiftRow = typeof campaignGifts.$inferSelect;

/** A gift that counts from now on. Its amount is the sum of its ledger entries. */
export interface NewGift {
  /** Made when absent. */
  readonly id?: string | undefined;
  readonly organisationId: string;
  readonly campaignId: string;
  readonly mode: GiftRow['mode'];
  readonly origin: GiftRow['origin'];
  readonly paymentId?: string | null;
  readonly pledgeId?: string;
  readonly means?: GiftRow['means'];
  readonly day?: string;
  readonly teamId: string | null;
  readonly source?: string | null;
  /** Empty is anonymous. */
  readonly displayName: string;
  readonly commentaire: string;
  /** Monthly amount of an open-ended gift, without fee cover, in minor units. */
  readonly montantPerMonth?: Minor | null;
  readonly hidden?: boolean;
  readonly note?: string;
  readonly bodyHash?: string;
  /** When it was given; now when absent. */
  readonly createdAt?: Date;
}

const insert = buildInsert((queries, rows: (typeof campaignGifts.$inferInsert)[]) =>
  queries.insert(campaignGifts).values(rows).onConflictDoNothing().returning(),
);

/**
 * Keeps a gift within the transaction that first counts it, under the next number of its campaign (ENT-25 `_id`), and
 * announces it. Holds the campaign's row until the transaction ends, so that numbers follow the order of commits: whoever
 * has seen one never sees a lower one come. Null when the id, or the payment, has a gift already: then roll back.
 */
export async function insertGift(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  { id = ids.row(), ...gift }: NewGift,
): Promise<GiftRow | null> {
  const number = await announceGift(tx, gift);
  const search = giftSearchText({ note: '', ...gift });
  const [row] = await insert(tx, [{ createdAt: now(), ...gift, id, number, search, updatedAt: now() }]);
  return row ?? null;
}
