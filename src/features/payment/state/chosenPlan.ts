import type { PaymentConfig, Platform } from '../../../contract/payments/payments';
import { minor, parseAmount, toUnits, type Minor } from '../../../core/money';
import {
  amountRules,
  chosenMonths,
  monthRules,
  platformChoices,
  splitsFor,
  type AmountRules,
  type PlanChoice,
} from '../../../core/payment';
import { asksAmount, asksPeople } from './formParts';
import type { Payee } from './payee';
import type { PaymentValues } from './values';

type Chosen = Pick<PaymentValues, 'montant' | 'abo' | 'nbMonth' | 'divide' | 'other'>;

/** The amounts that may be paid (PAY-10, 11, 12); a service's price depends on its people (PAY-18). */
export function amountsFor({ other }: Pick<Chosen, 'other'>, config: PaymentConfig, currency: string): AmountRules {
  const { service } = config;
  return amountRules(
    service && asksPeople(config) ? { ...config, service: { ...service, other: [...other] } } : config,
    currency,
  );
}

/** The amount to pay: per month, or the total of a split; null while the input is invalid. */
export function chosenAmount(values: Chosen, config: PaymentConfig, currency: string): Minor | null {
  const rules = amountsFor(values, config, currency);
  return rules.readOnly ? rules.initial : parseAmount(values.montant, currency);
}

/**
 * The payer's chosen plan; null while there is no amount. A split not on offer for the amount is ignored (PAY-36), and
 * a forced one need not be chosen (MODAL-04).
 */
export function chosenPlan(values: Chosen, config: PaymentConfig, currency: string): PlanChoice | null {
  const montant = chosenAmount(values, config, currency);
  // The terms of a payment being changed are known to the server only; 0 leaves them (PAY-02).
  if (!asksAmount(config)) {
    const { initial } = amountsFor(values, config, currency);
    return { montant: montant === null || montant === initial ? minor(0) : montant, currency, abo: false };
  }
  if (montant === null) return null;
  const rules = monthRules(config);
  const units = toUnits(montant, currency);
  const forced = values.abo ? null : splitsFor(rules, units).locked;
  const chosen = chosenMonths(rules, { ...values, divide: forced ?? values.divide }, units);
  return { montant, currency, ...(typeof chosen === 'string' ? { abo: false } : chosen) };
}

/** The means of payment on offer, and the one that is chosen (PAY-40). */
export function offeredPlatforms(
  { platform }: Pick<PaymentValues, 'platform'>,
  { recurring, config, payee }: { recurring: boolean; config: PaymentConfig; payee: Payee },
): { offered: readonly Platform[]; chosen: Platform } {
  const offered = platformChoices({ recurring, assoc: config.assoc, organisation: payee });
  return { offered, chosen: platform && offered.includes(platform) ? platform : (offered[0] ?? 'CARD') };
}
