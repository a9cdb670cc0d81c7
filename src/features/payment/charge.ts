import type { PaymentConfig, Platform } from '../../contract/payments';
import { parseAmount, toUnits, type Minor } from '../../core/money';
import {
  amountRules,
  chosenMonths,
  monthRules,
  platformChoices,
  type AmountRules,
  type PlanChoice,
} from '../../core/payment';
import type { Payee } from './payee';
import type { PaymentValues } from './values';

type Chosen = Pick<PaymentValues, 'montant' | 'abo' | 'nbMonth' | 'divide'>;

/** The amounts that the payer may type (PAY-10, 11, 12). */
export function amountsFor(_values: Chosen, config: PaymentConfig, currency: string): AmountRules {
  return amountRules(config, currency);
}

/** The amount to pay: of each month, or the total of one that is split; null while what is typed is no amount. */
export function amountOf(values: Chosen, config: PaymentConfig, currency: string): Minor | null {
  const rules = amountsFor(values, config, currency);
  return rules.readOnly ? rules.initial : parseAmount(values.montant, currency);
}

/** How the payer wants to pay; null while there is no amount. A split that is not on offer for the amount is none (PAY-36). */
export function choiceOf(values: Chosen, config: PaymentConfig, currency: string): PlanChoice | null {
  const montant = amountOf(values, config, currency);
  if (montant === null) return null;
  const chosen = chosenMonths(monthRules(config), values, toUnits(montant, currency));
  return { montant, currency, ...(typeof chosen === 'string' ? { abo: false } : chosen) };
}

/** The means of payment on offer, and the one that is chosen (PAY-40). */
export function platformsFor(
  { platform }: Pick<PaymentValues, 'platform'>,
  { recurring, config, payee }: { recurring: boolean; config: PaymentConfig; payee: Payee },
): { offered: readonly Platform[]; chosen: Platform } {
  const offered = platformChoices({ recurring, assoc: config.assoc, organisation: payee });
  return { offered, chosen: platform && offered.includes(platform) ? platform : (offered[0] ?? 'CARD') };
}
