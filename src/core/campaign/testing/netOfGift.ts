import { minor, type Minor } from '../../money';
import type { TotalsRow } from '../gift/campaignTotals';

/** What one row of the ledger says of a gift to a campaign, in minor units. */
export interface GiftMovement {
  /** As in the ledger: `manual` was entered by hand, `match` is what a matching rule adds or takes back. */
  readonly kind: 'charge' | 'refund' | 'correction' | 'manual' | 'match';
  readonly team: string | null;
  /** The charge of the payment that it is about, from 1. */
  readonly charge: number;
  /** What moved, fee cover included, negative for a refund. */
  readonly montant: Minor;
  /** Fee cover within `montant`. */
  readonly fees: Minor;
  /** What it adds to the totals of what was given (SRV-13); 0 for `match`. */
  readonly counted: Minor;
  /** What it adds to what was matched. */
  readonly matched?: Minor | undefined;
}

/**
 * What tests hold the ledger's sums against (`giftNet` in server/ledger), reckoned row by row.
 *
 * The row of one gift for `campaignTotals`, by all movements of it in any order (SRV-08, SRV-13). A gift of which nothing is
 * counted any more, as one that was refunded whole, is no gift. A refund takes the gift first and the fee cover last, so that
 * of no charge less than nothing is received. All movements of a gift are for one team.
 * @example
 * netOfGift([{ kind: 'charge', team: 'lev', charge: 1, montant: minor(1050), fees: minor(50), counted: minor(3000) }, { kind: 'match', team: 'lev', charge: 1, montant: minor(0), fees: minor(0), counted: minor(0), matched: minor(3000) }]) // => { team: 'lev', counted: 3000, matched: 3000, received: 1000, gifts: 1 }
 * netOfGift([{ kind: 'charge', team: null, charge: 1, montant: minor(1050), fees: minor(50), counted: minor(1000) }, { kind: 'refund', team: null, charge: 1, montant: minor(-1050), fees: minor(0), counted: minor(-1000) }]) // => { team: null, counted: 0, matched: 0, received: 0, gifts: 0 }
 */
export function netOfGift(movements: readonly GiftMovement[]): TotalsRow {
  const charges = new Map<number, number>();
  let [counted, matched, received] = [0, 0, 0];
  for (const movement of movements) {
    counted += movement.counted;
    matched += movement.matched ?? 0;
    charges.set(movement.charge, (charges.get(movement.charge) ?? 0) + movement.montant - movement.fees);
  }
  for (const net of charges.values()) received += Math.max(0, net);
  return {
    team: movements[0]?.team ?? null,
    counted: minor(counted),
    matched: minor(matched),
    received: minor(received),
    gifts: counted > 0 ? 1 : 0,
  };
}
