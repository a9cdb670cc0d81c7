import type { Campaign } from '../../../contract/campaigns/campaigns';
import {
  cartMontant,
  checkGiftAmount,
  giftAmountRules,
  giftMonths,
  giftSplits,
  keptSplit,
  settledMontant,
  type GiftAmountRules,
  type GiftMonths,
  type GiftPlace,
  type GiftSplits,
} from '../../../core/campaign';
import { displayPlan, parseAmount, toUnits, type DisplayPlan, type Minor } from '../../../core/money';
import { fixedAmount, type AmountCode } from '../../../core/payment';
import type { Frequency, GiftState } from './giftStore';

/** A visitor's choices under the campaign's rules. */
export interface ReadGift {
  /** As shown and typed; null where nothing, or no amount, was. */
  readonly shown: Minor | null;
  /** The amount in units of the settlement currency. */
  readonly settled: number | null;
  readonly problem: AmountCode | null;
  readonly amounts: GiftAmountRules;
  /** Frequencies on offer, including a `split` that the amount is too small for. */
  readonly frequencies: readonly Frequency[];
  readonly frequency: Frequency;
  readonly months: GiftMonths | null;
  /** Months of a monthly gift; 0 is without end. */
  readonly nbMonth: number;
  readonly splits: GiftSplits;
  /** Parts of a split gift; null if it is not split. */
  readonly parts: number | null;
}

type Chosen = Pick<GiftState, 'text' | 'typedIn' | 'cart' | 'frequency' | 'months' | 'parts'>;

/**
 * Reads a gift by the rules that the server decides by again (MODAL-02…06, CPROD-01).
 * @param pledges a pledge: only its amount is sent, so products make no difference.
 */
export function readGift(
  chosen: Chosen,
  { config, products }: Pick<Campaign, 'config' | 'products'>,
  plan: DisplayPlan,
  place: GiftPlace,
  pledges: boolean,
): ReadGift {
  const amounts = giftAmountRules(config, plan, place, { products: chosen.cart.size > 0 && !pledges });
  const text = chosen.typedIn === plan.currency ? chosen.text.trim() : '';
  const typed = amounts.readOnly ? amounts.initial : parseAmount(text, plan.currency);
  const cart = (shownBy: DisplayPlan) => cartMontant(chosen.cart, products, config, shownBy);
  const shown = chosen.cart.size > 0 ? cart(plan) : typed;
  // Amounts set by the campaign are charged exactly, not as rounded for display (CUR-02).
  const own =
    chosen.cart.size > 0
      ? toUnits(cart(displayPlan({ organisationDevise: plan.settlement, lang: 'fr' })), plan.settlement)
      : fixedAmount(config);
  const settled = shown === null ? null : own || settledMontant(shown, plan);
  const units = shown === null ? (text === '' || amounts.readOnly ? null : NaN) : toUnits(shown, plan.currency);

  const months = giftMonths(config);
  const splits = giftSplits(config, settled);
  const splittable = splits.locked !== null || splits.free;
  const frequencies: Frequency[] = months?.locked
    ? ['monthly']
    : [
        ...(splits.locked === null ? (['once'] as const) : []),
        ...(months ? (['monthly'] as const) : []),
        ...(splittable ? (['split'] as const) : []),
      ];
  const wanted = chosen.frequency ?? (months?.first ? 'monthly' : 'once');
  const monthly = frequencies.includes('monthly') && (wanted === 'monthly' || months?.locked === true);
  const asked = wanted === 'split' ? (chosen.parts ?? splits.choices[0] ?? null) : null;
  const parts = monthly ? null : keptSplit(asked, splits);
  return {
    shown,
    settled,
    problem: checkGiftAmount(units, amounts, plan.currency),
    amounts,
    frequencies,
    frequency: monthly ? 'monthly' : parts === null ? 'once' : 'split',
    months,
    nbMonth: monthsOf(chosen.months, months),
    splits,
    parts,
  };
}

function monthsOf(chosen: number | null, months: GiftMonths | null): number {
  if (!months) return 1;
  const offered = chosen !== null && (months.choices.includes(chosen) || (chosen === 0 && months.infinite));
  return offered ? chosen : months.initial;
}
