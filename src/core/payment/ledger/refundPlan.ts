import { minor, sumMinor, type Minor } from '../../money';
import { readCharges, refundedOf, type LedgerEvent } from './chargeHistory';

/** An amount of one charge that can be, or is to be, refunded. In minor units. */
export interface ChargeAmount {
  readonly charge: number;
  readonly montant: Minor;
}

/**
 * The unrefunded amount of each charge, in charge order.
 * @example
 * heldCharges([{ id: 'a', type: 'payment.succeeded', charge: 1, montant: minor(500), createdAt: new Date(1) }, { id: 'b', type: 'payment.refunded', charge: 1, montant: minor(200), createdAt: new Date(2) }]) // => [{ charge: 1, montant: 300 }]
 */
export function heldCharges(events: readonly LedgerEvent[]): ChargeAmount[] {
  return [...readCharges(events)]
    .map(([charge, history]) => ({ charge, montant: minor((history.paid ?? 0) - refundedOf(history)) }))
    .filter(({ montant }) => montant > 0)
    .sort((a, b) => a.charge - b.charge);
}

/**
 * How a refund is spread over charges: newest first, each up to its remaining balance; or one charge alone. Without an
 * amount, everything is refunded. Null if there is not that much to refund, or nothing.
 * @example
 * refundPlan([{ charge: 1, montant: minor(500) }, { charge: 2, montant: minor(500) }], { montant: minor(700) }) // => [{ charge: 2, montant: 500 }, { charge: 1, montant: 200 }]
 * refundPlan([{ charge: 1, montant: minor(500) }, { charge: 2, montant: minor(500) }], { charge: 1 }) // => [{ charge: 1, montant: 500 }]
 * refundPlan([{ charge: 1, montant: minor(500) }], { montant: minor(501) }) // => null
 */
export function refundPlan(
  held: readonly ChargeAmount[],
  asked: { readonly montant?: Minor | undefined; readonly charge?: number | undefined },
): ChargeAmount[] | null {
  const from = held
    .filter(({ charge, montant }) => montant > 0 && (asked.charge === undefined || charge === asked.charge))
    .sort((a, b) => b.charge - a.charge);
  const all = sumMinor(from.map(({ montant }) => montant));
  let left = asked.montant ?? all;
  if (left <= 0 || left > all) return null;
  return from.flatMap(({ charge, montant }) => {
    const share = minor(Math.min(left, montant));
    left = minor(left - share);
    return share > 0 ? [{ charge, montant: share }] : [];
  });
}
