import { minor, sumMinor, type Minor } from '../../money';
import { agreedCharges, feeOfCharge, type ChargedPayment } from './agreedCharges';
import { historyOf, readCharges, refundedOf, stoppedFrom, type LedgerEvent } from './chargeHistory';

export type { LedgerEvent } from './chargeHistory';

export type LedgerState = 'created' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';

/**
 * A payment's state from all known events, in any order, repeats allowed. Any received charge makes it `succeeded`,
 * whatever else was reported; `refunded` once everything received was refunded. Otherwise the last report on the first
 * charge decides, unless later charges have reports: then the first one's is merely late.
 * @param before the state while no event decides.
 * @example
 * stateOf([{ id: 'b', type: 'payment.failed', charge: 1, montant: minor(500), createdAt: new Date(1) }, { id: 'a', type: 'payment.succeeded', charge: 1, montant: minor(500), createdAt: new Date(2) }]) // => 'succeeded'
 * stateOf([{ id: 'c', type: 'payment.cancelled', charge: 2, montant: minor(500), createdAt: new Date(3) }]) // => 'processing'
 * stateOf([], 'created') // => 'created'
 */
export function stateOf(events: readonly LedgerEvent[], before: 'created' | 'processing' = 'processing'): LedgerState {
  const { received, refunded } = movedBy(events);
  if (received > 0) return refunded >= received ? 'refunded' : 'succeeded';
  // Charges are taken in order: that the first one was is not known yet.
  if (events.some(({ type, charge }) => charge > 1 || type === 'payment.refunded')) return before;
  const last = historyOf(events).findLast(({ type }) => type === 'payment.failed' || type === 'payment.cancelled');
  if (!last) return before;
  return last.type === 'payment.failed' ? 'failed' : 'cancelled';
}

/**
 * Money moved, in minor units, fee cover included: received, and refunded of it.
 * @example
 * movedBy([{ id: 'a', type: 'payment.succeeded', charge: 1, montant: minor(500), createdAt: new Date(1) }, { id: 'b', type: 'payment.refunded', charge: 1, montant: minor(200), createdAt: new Date(2) }]) // => { received: 500, refunded: 200 }
 */
export function movedBy(events: readonly LedgerEvent[]): { received: Minor; refunded: Minor } {
  const charges = [...readCharges(events).values()];
  return {
    received: sumMinor(charges.map(({ paid }) => paid ?? minor(0))),
    refunded: sumMinor(charges.map(refundedOf)),
  };
}

/**
 * The fields of a payment that totals depend on. Amounts in minor units; `montant` is one charge, fee cover included.
 */
export interface CountedPayment extends ChargedPayment {
  readonly type: string;
}

/** Types of which only received money counts. */
const NEVER_AHEAD: readonly string[] = ['DETTE', 'MULTI_DETTE', 'FORM'];

/**
 * A payment's contribution to the totals of its fund or campaign, from all its known events in any order (SRV-13). A
 * split or fixed-month gift counts in full from its first charge, an open-ended one charge by charge; refunded, failed
 * and stopped amounts are deducted; fee cover never counts. A new ledger row books the difference to the rows before
 * it.
 * @example
 * countedFor({ type: 'CAISSE', currency: 'EUR', montant: minor(2000), fees: minor(0), abo: true, divide: null, maxAmount: minor(24000) }, [{ id: 'a', type: 'payment.succeeded', charge: 1, montant: minor(2000), createdAt: new Date(1) }]) // => 24000
 * countedFor({ type: 'CAISSE', currency: 'EUR', montant: minor(2000), fees: minor(0), abo: true, divide: null, maxAmount: null }, [{ id: 'a', type: 'payment.succeeded', charge: 1, montant: minor(2000), createdAt: new Date(1) }]) // => 2000
 */
export function countedFor(payment: CountedPayment, events: readonly LedgerEvent[]): Minor {
  const charges = readCharges(events);
  const known = [...charges.values()];
  if (!known.some(({ paid }) => paid !== null)) return minor(0);

  const planned = agreedCharges(payment, payment.currency);
  const stopped = stoppedFrom(charges);
  const ahead = NEVER_AHEAD.includes(payment.type) ? [] : planned;
  const last = Math.max(ahead.length, ...charges.keys());

  let counted = 0;
  for (let number = 1; number <= last; number++) {
    const charge = charges.get(number);
    const gift = (montant: number) => Math.max(0, montant - feeOfCharge(payment, number));
    if (charge && charge.paid !== null) counted += Math.max(0, gift(charge.paid) - charge.refunded);
    else if (!charge?.failed && number < stopped) counted += gift(ahead[number - 1] ?? 0);
  }
  return minor(counted);
}
