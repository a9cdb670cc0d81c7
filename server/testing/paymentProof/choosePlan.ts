import type { Organisation } from '../../../src/contract/organisations/organisations';
import type { PaymentConfig, Platform } from '../../../src/contract/payments/payments';
import { minor, toMinor, toUnits, type Minor } from '../../../src/core/money';
import {
  amountRules,
  chosenMonths,
  debtsToSend,
  feeOffer,
  feeThreshold,
  monthlyPlan,
  monthRules,
  splitsFor,
  platformChoices,
  type Plan,
} from '../../../src/core/payment';
import { newKey, payer } from '../checkoutWorld';
import type { Random } from './createRandom';

/** The offer a visitor saw before consenting, and the request sent. */
export interface Shown {
  readonly plan: Plan;
  readonly fees: Minor;
  readonly currency: string;
  readonly platform: Platform;
  readonly submission: Readonly<Record<string, unknown>> & { readonly idempotencyKey: string };
}

/** Fills in the form at random within its rules, as the payment screen does: from the public configuration alone. */
export function choosePlan(
  random: Random,
  given: PaymentConfig,
  organisation: Organisation,
  units: () => number,
): Shown | null {
  const currency = given.devise ?? organisation.devise;
  const config = withPeople(random, given);
  const montant = amountOf(random, config, currency, units);
  if (montant === null) return null;
  const months = monthsOf(random, config, toUnits(montant, currency));
  if (typeof months === 'string') throw new Error(`the form offers what it refuses: ${months}`);
  const choice = { montant, currency, ...months };
  const perso = random.chance(0.7);
  const offer = feeOffer(choice, { company: !perso, threshold: feeThreshold(organisation.web, currency) });
  const covered = offer.offer && random.chance(0.5) ? offer : null;
  const plan = covered?.plan ?? monthlyPlan(choice);
  const fees = covered?.fees ?? minor(0);
  const platform = random.pick(platformChoices({ recurring: plan.abo, assoc: config.assoc, organisation }));
  const sent = (amount: Minor | null) => (amount === null ? null : toUnits(amount, currency));
  const several = config.type === 'MULTI_DETTE' && random.chance(0.5);
  return {
    plan,
    fees,
    currency,
    platform,
    submission: {
      ...config,
      ...(several && sentDebts(montant, config, currency)),
      ...payer,
      facturation: { ...payer.facturation, perso, ...(!perso && { raison: 'Société', siren: '732829320' }) },
      ...plan,
      montant: sent(plan.montant),
      maxAmount: sent(plan.maxAmount),
      amounts: { montant: sent(montant), fees: sent(fees), total: sent(covered?.total ?? montant) },
      platform,
      idempotencyKey: newKey(),
    },
  };
}

function sentDebts(montant: Minor, { dettes = [] }: PaymentConfig, currency: string) {
  const { type, dettes: shares } = debtsToSend(montant, dettes, currency);
  return { type, dettes: shares };
}

/** PAY-18: some come with their family. */
function withPeople(random: Random, config: PaymentConfig): PaymentConfig {
  if (!config.service || random.chance(0.5)) return config;
  const other = Array.from({ length: random.int(1, 3) }, (_, index) => ({ nom: 'Lévi', prenom: `Dan ${index}` }));
  return { ...config, service: { ...config.service, other } };
}

/** An amount within the bounds; null if there is none. */
function amountOf(random: Random, config: PaymentConfig, currency: string, units: () => number): Minor | null {
  const rules = amountRules(config, currency);
  if (rules.initial !== null && (rules.readOnly || random.chance(0.3))) return rules.initial;
  if (rules.maximum < rules.minimum) return null;
  const wanted = random.pick([rules.minimum, toMinor(units(), currency), rules.initial ?? rules.minimum]);
  return minor(Math.min(rules.maximum, Math.max(rules.minimum, wanted)));
}

/** Months or parts that are on offer for the amount. */
function monthsOf(random: Random, config: PaymentConfig, montant: number) {
  const rules = monthRules(config);
  const { choices, infinite, forced } = rules;
  const { choices: parts, locked } = splitsFor(rules, montant);
  const months = [...choices, ...(infinite ? [0] : [])];
  const asked = random.pick([
    ...(forced || locked !== null ? [] : [{ abo: false }]),
    ...(months.length > 0 ? [{ abo: true, nbMonth: random.pick(months) }] : []),
    ...(parts.length > 0 ? [{ divide: random.pick(parts) }] : []),
  ]);
  return chosenMonths(rules, asked, montant);
}
