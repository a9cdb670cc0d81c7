import type { Language } from '../../contract/terms/languages';
import { fromEuros, toEuros } from './convert';
import { displayCurrency, displayCurrencyByCode } from './displayCurrency';
import type { Units } from './minor';

/** Display and payment of amounts for one visitor. Codes are in lower case, as on the wire; amounts in currency units. */
export interface DisplayPlan {
  /** The currency that amounts are shown and typed in. */
  readonly currency: string;
  /** The currency that is charged: `devise` of the payment configuration. */
  readonly settlement: string;
  /** True when the two differ: then the amount charged must be named as well (CUR-02). */
  readonly converted: boolean;
  /** Converts from the settlement currency to the displayed one. */
  convert(montant: Units): Units;
  /** Converts from the displayed currency to the settlement one. */
  settle(displayed: Units): Units;
}

const unchanged = (montant: Units) => montant;

/**
 * The currencies of a visitor (CUR-01, CUR-02): an organisation in euros shows the currency of the language, or `currency`
 * when we have a rate for it; any other organisation shows and charges its own `devise`.
 * @example
 * displayPlan({ organisationDevise: 'eur', lang: 'en' }).convert(100) // => 108
 * displayPlan({ organisationDevise: 'eur', lang: 'en' }).settle(108) // => 100
 * displayPlan({ organisationDevise: 'gbp', lang: 'en' }).currency // => 'gbp'
 * displayPlan({ organisationDevise: 'eur', lang: 'fr', currency: 'ILS' }).currency // => 'ils'
 */
export function displayPlan(visitor: {
  readonly organisationDevise: string;
  readonly lang: Language;
  readonly currency?: string | null | undefined;
}): DisplayPlan {
  const settlement = visitor.organisationDevise.toLowerCase();
  const shown = (visitor.currency && displayCurrencyByCode(visitor.currency)) || displayCurrency(visitor.lang);
  if (settlement !== 'eur' || shown.currency === 'eur')
    return { currency: settlement, settlement, converted: false, convert: unchanged, settle: unchanged };
  return {
    currency: shown.currency,
    settlement,
    converted: true,
    convert: (montant) => fromEuros(montant, shown),
    settle: (displayed) => toEuros(displayed, shown),
  };
}
