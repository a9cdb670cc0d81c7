import type { SandboxCheckout, SandboxEvent } from './sandboxDeps';

export const sandboxActions = ['pay', 'decline', 'cancel', 'next', 'stop', 'refund'] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** What an action does to a checkout: its new state, and what the provider will report. */
export interface Step {
  readonly state: SandboxCheckout['state'];
  readonly taken: number;
  readonly type: SandboxEvent['type'];
  readonly charge: number;
}

/** Amount of a charge in minor units; null when the agreement has no such charge. */
export function amountOf(checkout: Pick<SandboxCheckout, 'charges' | 'monthly'>, charge: number): number | null {
  return checkout.monthly ?? checkout.charges[charge - 1] ?? null;
}

/**
 * The sandbox's rules. `charge` is the charge that the person saw on the button: pressing it twice asks for the same
 * charge twice, so the second press finds it taken and does nothing (null).
 */
export function nextStep(
  checkout: SandboxCheckout,
  refunded: ReadonlySet<number>,
  action: SandboxAction,
  charge: number,
): Step | null {
  const { state, taken } = checkout;
  const afterTaking = (count: number) => (amountOf(checkout, count + 1) === null ? 'done' : 'active');
  switch (action) {
    case 'pay':
      if (state !== 'open') return null;
      return { state: afterTaking(1), taken: 1, type: 'payment.succeeded', charge: 1 };
    case 'decline':
      return state === 'open' ? { state: 'declined', taken, type: 'payment.failed', charge: 1 } : null;
    case 'cancel':
      return state === 'open' ? { state: 'cancelled', taken, type: 'payment.cancelled', charge: 1 } : null;
    case 'next':
      if (state !== 'active' || charge !== taken + 1) return null;
      return { state: afterTaking(charge), taken: charge, type: 'payment.succeeded', charge };
    case 'stop':
      return state === 'active' ? { state: 'stopped', taken, type: 'payment.cancelled', charge: taken + 1 } : null;
    case 'refund':
      if (charge < 1 || charge > taken || refunded.has(charge)) return null;
      return { state, taken, type: 'payment.refunded', charge };
  }
}
