import type { ChargeState, ReceiptState } from '../../../contract/payments/paymentState';
import type { SubscriptionState } from '../../../contract/payments/subscriptions';
import { minor, type Minor } from '../../money';
import { agreedCharge, agreedCharges, type ChargedPlan } from './agreedCharges';
import { readCharges, refundedOf, stoppedFrom, type LedgerEvent } from './chargeHistory';

/** One charge of a payment: its number from 1, amount, state and refunds. In minor units. */
export interface ChargeStanding {
  readonly charge: number;
  readonly montant: Minor;
  readonly state: ChargeState;
  readonly refunded: Minor;
}

/**
 * Every charge of a payment with its state, from all known events in any order. For an open-ended payment, the charges
 * so far and the next one; after a stop, one that will not be taken. A failed charge may still be retried; a cancelled
 * one ends the payment.
 * @example
 * chargeStates({ montant: minor(3400), maxAmount: minor(10000), currency: 'EUR' }, [{ id: 'a', type: 'payment.succeeded', charge: 1, montant: minor(3400), createdAt: new Date(1) }]).map(({ state }) => state) // => ['paid', 'due', 'due']
 * chargeStates({ montant: minor(2000), maxAmount: null, currency: 'EUR' }, []) // => [{ charge: 1, montant: 2000, state: 'due', refunded: 0 }]
 */
export function chargeStates(
  payment: ChargedPlan & { readonly currency: string },
  events: readonly LedgerEvent[],
): ChargeStanding[] {
  const known = readCharges(events);
  const last = Math.max(0, ...known.keys());
  const stopped = stoppedFrom(known);
  const { currency, maxAmount } = payment;
  const showsStop = stopped <= last && known.get(last)?.paid === null;
  const months = showsStop ? last : last + 1;
  const planned =
    maxAmount === null
      ? Array.from({ length: months }, (_, index) => agreedCharge(payment, currency, index + 1) ?? minor(0))
      : agreedCharges(payment, currency);
  return planned.map((montant, index) => {
    const charge = index + 1;
    const history = known.get(charge);
    const refunded = history ? refundedOf(history) : minor(0);
    if (history && history.paid !== null) {
      return { charge, montant: history.paid, state: refunded >= history.paid ? 'refunded' : 'paid', refunded };
    }
    const state = charge >= stopped ? 'cancelled' : history?.failed ? 'failed' : 'due';
    return { charge, montant, state, refunded };
  });
}

/**
 * Where a payment with several charges stands: stopped once a charge was cancelled, failing while the last one that was tried
 * is refused, ended when nothing is left to be taken, else active.
 * @example
 * subscriptionStateOf([{ state: 'paid' }, { state: 'due' }]) // => 'active'
 * subscriptionStateOf([{ state: 'paid' }, { state: 'failed' }, { state: 'due' }]) // => 'failing'
 * subscriptionStateOf([{ state: 'paid' }, { state: 'cancelled' }]) // => 'stopped'
 */
export function subscriptionStateOf(charges: readonly Pick<ChargeStanding, 'state'>[]): SubscriptionState {
  if (charges.some(({ state }) => state === 'cancelled')) return 'stopped';
  if (charges.findLast(({ state }) => state !== 'due')?.state === 'failed') return 'failing';
  return charges.some(({ state }) => state === 'due') ? 'active' : 'ended';
}

/**
 * The charge that is taken next, tried again where it was refused; undefined when nothing is left to be taken.
 * @example
 * nextChargeOf([{ state: 'paid', date: '2025-01-05' }, { state: 'due', date: '2025-02-05' }])?.date // => '2025-02-05'
 */
export const nextChargeOf = <C extends Pick<ChargeStanding, 'state'>>(charges: readonly C[]): C | undefined =>
  charges.find(({ state }) => state === 'due' || state === 'failed');

/**
 * The state of a payment's tax receipt: due once some received money was not refunded, withdrawn if everything was
 * refunded after the receipt was issued.
 * @example
 * receiptStateOf({ cerfa: true, issued: false, received: minor(500), refunded: minor(200) }) // => 'due'
 * receiptStateOf({ cerfa: true, issued: true, received: minor(500), refunded: minor(500) }) // => 'withdrawn'
 * receiptStateOf({ cerfa: false, issued: false, received: minor(500), refunded: minor(0) }) // => 'none'
 */
export function receiptStateOf(payment: {
  readonly cerfa: boolean;
  readonly issued: boolean;
  readonly received: Minor;
  readonly refunded: Minor;
}): ReceiptState {
  const { cerfa, issued, received, refunded } = payment;
  const kept = received > refunded;
  if (issued) return kept ? 'issued' : 'withdrawn';
  return cerfa && kept ? 'due' : 'none';
}
