import { addMinor, minor, ZERO, type Minor } from '../../money';

/** A provider's verified report (SRV-03). `montant` in minor units, positive for refunds too; `charge` counts from 1. */
export interface LedgerEvent {
  readonly id: string;
  readonly type: 'payment.succeeded' | 'payment.failed' | 'payment.cancelled' | 'payment.refunded';
  readonly charge: number;
  readonly montant: Minor;
  readonly createdAt: Date;
}

/** The known history of one charge. */
export interface ChargeHistory {
  paid: Minor | null;
  refunded: Minor;
  failed: boolean;
  cancelled: boolean;
}

/** The state machine's own order, for events of the same instant. */
const RANKS = { 'payment.failed': 0, 'payment.cancelled': 1, 'payment.succeeded': 2, 'payment.refunded': 3 } as const;

const inOrder = (a: LedgerEvent, b: LedgerEvent): number =>
  a.createdAt.getTime() - b.createdAt.getTime() ||
  RANKS[a.type] - RANKS[b.type] ||
  a.charge - b.charge ||
  a.montant - b.montant ||
  (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Deduplicates events and orders them by when they happened, whatever their order of arrival.
 * @example
 * historyOf([{ id: 'b', type: 'payment.refunded', charge: 1, montant: minor(5), createdAt: new Date(2) }, { id: 'a', type: 'payment.succeeded', charge: 1, montant: minor(5), createdAt: new Date(1) }]).map(({ id }) => id) // => ['a', 'b']
 */
export function historyOf(events: Iterable<LedgerEvent>): LedgerEvent[] {
  const seen = new Set<string>();
  return [...events].sort(inOrder).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * The history of each charge, by number. A charge is taken once, by its first success; received money is undone by
 * refunds only.
 * @example
 * readCharges([{ id: 'a', type: 'payment.succeeded', charge: 1, montant: minor(500), createdAt: new Date(1) }]).get(1) // => { paid: 500, refunded: 0, failed: false, cancelled: false }
 */
export function readCharges(events: Iterable<LedgerEvent>): Map<number, ChargeHistory> {
  const charges = new Map<number, ChargeHistory>();
  for (const { type, charge: number, montant } of historyOf(events)) {
    const charge = charges.get(number) ?? { paid: null, refunded: ZERO, failed: false, cancelled: false };
    charges.set(number, charge);
    if (type === 'payment.succeeded') charge.paid ??= montant;
    else if (type === 'payment.refunded') charge.refunded = addMinor(charge.refunded, montant);
    else charge[type === 'payment.failed' ? 'failed' : 'cancelled'] = true;
  }
  return charges;
}

/**
 * The amount of a charge refunded: at most what was received.
 * @example
 * refundedOf({ paid: minor(500), refunded: minor(700) }) // => 500
 * refundedOf({ paid: null, refunded: minor(700) }) // => 0
 */
export function refundedOf({ paid, refunded }: Pick<ChargeHistory, 'paid' | 'refunded'>): Minor {
  return minor(Math.min(refunded, paid ?? 0));
}

/**
 * The first charge that will not be taken because the payment was stopped (SRV-13); Infinity if it was not. A stop
 * stands whatever later happens to its own charge: a debit already under way counts by itself and restarts nothing. A
 * cancelled first charge is an abandoned checkout, not a stop: if it is paid after all, the plan begins.
 * @example
 * stoppedFrom(readCharges([{ id: 'a', type: 'payment.cancelled', charge: 2, montant: minor(500), createdAt: new Date(1) }, { id: 'b', type: 'payment.succeeded', charge: 2, montant: minor(500), createdAt: new Date(2) }])) // => 2
 */
export function stoppedFrom(charges: ReadonlyMap<number, ChargeHistory>): number {
  return Math.min(
    ...[...charges].map(([number, { paid, cancelled }]) =>
      cancelled && (number > 1 || paid === null) ? number : Infinity,
    ),
  );
}
