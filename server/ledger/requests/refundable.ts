import { remainder, sumMinor } from '../../../src/core/money';
import { heldCharges, type ChargeAmount, type LedgerEvent } from '../../../src/core/payment';
import type { refunds } from '../../db/schema';

export type RefundRow = typeof refunds.$inferSelect;

/** The refundable amount of each charge: its balance less requested refunds not yet in the ledger. */
export function refundable(
  events: readonly LedgerEvent[],
  asked: readonly Pick<RefundRow, 'charge' | 'montant' | 'state' | 'eventId'>[],
): ChargeAmount[] {
  const known = new Set(events.map(({ id }) => id));
  const waiting = asked.filter(({ state, eventId }) => state !== 'refused' && !(eventId && known.has(eventId)));
  return heldCharges(events).map(({ charge, montant }) => {
    const asked = waiting.filter((row) => row.charge === charge).map((row) => row.montant);
    return { charge, montant: remainder(montant, sumMinor(asked)) };
  });
}
