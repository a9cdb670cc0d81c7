import { subtractMinor, ZERO, type Minor } from '../../../src/core/money';
import { dateOfCharge, dayOf } from '../../../src/core/payment';
import type { SandboxCheckout, SandboxEvent } from './sandboxDeps';

export const sandboxActions = [
  'pay',
  'decline',
  'cancel',
  'next',
  'fail',
  'bounce',
  'stop',
  'refund',
  'means',
] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** An action on a checkout; `montant` is a refund's, by default everything left. */
export interface Asked {
  readonly action: SandboxAction;
  readonly charge: number;
  readonly montant?: Minor | undefined;
}

type Movement = Pick<SandboxCheckout, 'state' | 'taken' | 'failures' | 'startedAt' | 'nextAt'>;

/** An action's effect on a checkout, and the events the provider will report, in order. */
interface Step {
  readonly change: Partial<Movement>;
  readonly reports: readonly Pick<SandboxEvent, 'type' | 'charge' | 'montant'>[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A bank answers a direct debit after so many days. */
const DEBIT_DAYS = 4;
/** Days after which a refused charge is retried; refused again after the last of them, it is given up. */
const RETRY_DAYS: readonly number[] = [3, 5];

type Agreed = Pick<SandboxCheckout, 'charges' | 'monthly' | 'amounts'>;

/** Amount of a charge; null when the agreement has no such charge. */
export function amountOf({ charges, monthly, amounts }: Agreed, charge: number): Minor | null {
  const agreed = monthly ?? charges[charge - 1];
  if (agreed === undefined) return null;
  return amounts.findLast(({ from }) => from <= charge)?.montant ?? agreed;
}

/**
 * The first charge whose amount can still change, null if none: one not yet tried. A first charge awaiting the bank's
 * answer is fixed.
 * @param refused whether the next charge was refused and is tried again
 */
export function firstUntried(
  checkout: Agreed & Pick<SandboxCheckout, 'state' | 'taken'>,
  refused: boolean,
): number | null {
  const { state, taken } = checkout;
  const charge = taken + (refused ? 2 : 1);
  return state === 'active' && taken > 0 && amountOf(checkout, charge) !== null ? charge : null;
}

/** Whether a checkout is paid from a bank account. */
export const isDebit = ({ platform }: Pick<SandboxCheckout, 'platform'>) => platform === 'PRELEVEMENT.GOCARDLESS';

/**
 * The sandbox's rules. `charge` is the charge that the person saw on the button: pressing it twice asks for the same
 * charge twice, so the second press finds it taken and does nothing (null).
 * @param refunded refunded amount of each charge
 */
export function nextStep(
  checkout: SandboxCheckout,
  refunded: ReadonlyMap<number, Minor>,
  { action, charge, montant }: Asked,
  now: Date,
): Step | null {
  const { state, taken, failures, nextAt } = checkout;
  const report = (type: SandboxEvent['type'], number: number, amount = amountOf(checkout, number) ?? ZERO) => ({
    type,
    charge: number,
    montant: amount,
  });
  const later = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const left = subtractMinor(amountOf(checkout, charge) ?? ZERO, refunded.get(charge) ?? ZERO);
  const wasTaken = charge >= 1 && charge <= taken;
  const isNext = state === 'active' && charge === taken + 1;
  const over = { failures: 0, nextAt: null };

  switch (action) {
    case 'pay':
      if (state !== 'open') return null;
      if (isDebit(checkout)) return { change: { state: 'active', nextAt: later(DEBIT_DAYS) }, reports: [] };
      return { change: takeCharge(checkout, 1, now), reports: [report('payment.succeeded', 1)] };
    case 'decline':
      return state === 'open' ? { change: { state: 'declined' }, reports: [report('payment.failed', 1)] } : null;
    case 'cancel': {
      // An order the bank has not answered can still be withdrawn.
      const unpaid = state === 'open' || (state === 'active' && taken === 0);
      return unpaid ? { change: { ...over, state: 'cancelled' }, reports: [report('payment.cancelled', 1)] } : null;
    }
    case 'next':
      if (!isNext) return null;
      return { change: takeCharge(checkout, charge, now), reports: [report('payment.succeeded', charge)] };
    case 'fail': {
      if (!isNext) return null;
      const wait = RETRY_DAYS[failures];
      if (wait !== undefined) {
        const change = { failures: failures + 1, nextAt: later(wait) };
        return { change, reports: [report('payment.failed', charge)] };
      }
      const reports = [report('payment.failed', charge), report('payment.cancelled', charge)];
      return { change: { ...over, state: 'stopped' }, reports };
    }
    case 'bounce': {
      if (!isDebit(checkout) || charge !== taken || !wasTaken || left <= 0) return null;
      const back = report('payment.refunded', charge, left);
      if (state !== 'active') return { change: {}, reports: [back] };
      return { change: { ...over, state: 'stopped' }, reports: [back, report('payment.cancelled', taken + 1)] };
    }
    case 'stop':
      if (state !== 'active') return null;
      return { change: { ...over, state: 'stopped' }, reports: [report('payment.cancelled', taken + 1)] };
    case 'refund': {
      const amount = montant ?? left;
      if (!wasTaken || amount <= 0 || amount > left) return null;
      return { change: {}, reports: [report('payment.refunded', charge, amount)] };
    }
    case 'means':
      if (state !== 'active') return null;
      return { change: { failures: 0, nextAt: failures > 0 ? now : nextAt }, reports: [] };
  }
}

function takeCharge(checkout: SandboxCheckout, charge: number, now: Date): Partial<Movement> {
  const startedAt = checkout.startedAt ?? now;
  const more = amountOf(checkout, charge + 1) !== null;
  return {
    startedAt,
    taken: charge,
    failures: 0,
    state: more ? 'active' : 'done',
    nextAt: more ? dueAt(startedAt, checkout.timeZone, charge + 1) : null,
  };
}

/** Noon in Greenwich is the same day nearly everywhere. */
function dueAt(startedAt: Date, timeZone: string, charge: number): Date {
  return new Date(`${dateOfCharge(dayOf(startedAt.getTime(), timeZone), charge)}T12:00:00Z`);
}
