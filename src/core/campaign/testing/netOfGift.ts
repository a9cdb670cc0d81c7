import { minor, type Minor } from '../../money';
import type { TotalsRow } from '../gift/campaignTotals';

/** One ledger row of a gift to a campaign, in minor units. */
export interface GiftMovement {
  /** As in the ledger: `manual` was entered by hand, `match` is added or taken back by a matching rule. */
  readonly kind: 'charge' | 'refund' | 'correction' | 'manual' | 'match';
  readonly team: string | null;
  /** The charge of the payment that it is about, from 1. */
  readonly charge: number;
  /** Amount moved, fee cover included, negative for a refund. */
  readonly montant: Minor;
  /** Fee cover within `montant`. */
  readonly fees: Minor;
  /** Change to the given total (SRV-13); 0 for `match`. */
  readonly counted: Minor;
  /** Change to the matched total. */
  readonly matched?: Minor | undefined;
}

/**
 * Oracle for the ledger's sums (`giftNet` in server/ledger), computed row by row: the row of one gift for
 * `campaignTotals`, from all its movements in any order (SRV-08, SRV-13). A gift with nothing left counted, such as a
 * fully refunded one, is no gift. A refund takes the gift first and the fee cover last, so that no charge's received
 * amount goes below zero. All movements of a gift belong to one team.
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
