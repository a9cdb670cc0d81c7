import type { Platform } from '../../../contract/payments/payments';
import { configValue, webValue } from '../../organisation';

const CARD: readonly Platform[] = ['CARD'];
const DEBIT = 'PRELEVEMENT.GOCARDLESS';

/**
 * The means of payment on offer, the first preselected (PAY-40): card; for a recurring or split payment also direct debit
 * where the association has an account for it, or the one means that the organisation has set for all of them.
 * @example
 * platformChoices({ recurring: true, assoc: 'MAIN', organisation: { config: { GCL: { MAIN: true } } } }) // => ['CARD', 'PRELEVEMENT.GOCARDLESS']
 * platformChoices({ recurring: false, assoc: 'MAIN', organisation: { config: { GCL: { MAIN: true } } } }) // => ['CARD']
 * platformChoices({ recurring: true, organisation: { web: { 'paiement.platform.recurrent': 'PRELEVEMENT.GOCARDLESS' } } }) // => ['PRELEVEMENT.GOCARDLESS']
 */
export function platformChoices(payment: {
  /** The request's `abo`: true for parts too. */
  readonly recurring: boolean;
  readonly assoc?: string | null | undefined;
  readonly organisation: {
    readonly config?: Readonly<Record<string, unknown>> | undefined;
    readonly web?: Readonly<Record<string, unknown>> | undefined;
  };
}): readonly Platform[] {
  const { recurring, assoc, organisation } = payment;
  if (!recurring) return CARD;
  const set = webValue(organisation.web, 'paiement.platform.recurrent');
  if (set === 'CARD' || set === DEBIT) return [set];
  const accounts = configValue(organisation.config, 'GCL');
  const hasAccount =
    typeof accounts === 'object' &&
    accounts !== null &&
    Boolean(assoc && Object.hasOwn(accounts, assoc) && (accounts as Record<string, unknown>)[assoc]);
  return hasAccount ? ['CARD', DEBIT] : CARD;
}
