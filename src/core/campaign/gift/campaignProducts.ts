import { minor, toMinor, toUnits, type DisplayPlan, type Minor, type Units } from '../../money';
import type { GiftRules } from '../state/campaignTypes';
import { forcesMonths } from './giftMonths';

/** The fields of a product that the rules read (ENT-25). `montant` in units of the settlement currency. */
export interface CampaignProductFigures {
  readonly id: string;
  readonly montant: Units;
  readonly divide?: number | null | undefined;
  readonly position?: number | null | undefined;
}

/** Chosen quantities by product id. */
export type Cart = ReadonlyMap<string, number>;

/**
 * The cart with one more or one less of a product (CPROD-01); never below zero.
 * @example
 * [...changeCart(new Map([['a', 1]]), 'a', 1)] // => [['a', 2]]
 * [...changeCart(new Map([['a', 1]]), 'a', -1)] // => []
 */
export function changeCart(cart: Cart, id: string, by: 1 | -1): Cart {
  const next = new Map(cart);
  const quantity = (cart.get(id) ?? 0) + by;
  if (quantity > 0) next.set(id, quantity);
  else next.delete(id);
  return next;
}

/**
 * The amount of a cart, in minor units of the currency shown (CPROD-01): the sum in euros, converted once; one unit at least,
 * nothing when months are forced. Products that are gone count nothing.
 * @throws RangeError for an invalid currency code or an amount out of bounds.
 * @example
 * cartMontant(new Map([['a', 3]]), [{ id: 'a', montant: 18.5 }], {}, displayPlan({ organisationDevise: 'eur', lang: 'he' })) // => 21300
 * cartMontant(new Map(), [], {}, displayPlan({ organisationDevise: 'eur', lang: 'fr' })) // => 100
 */
export function cartMontant(
  cart: Cart,
  products: readonly CampaignProductFigures[],
  config: GiftRules,
  plan: DisplayPlan,
): Minor {
  const { settlement, currency, convert } = plan;
  const sum = products.reduce(
    (total, { id, montant }) => total + toMinor(montant, settlement) * (cart.get(id) ?? 0),
    0,
  );
  const shown = toMinor(convert(toUnits(minor(sum), settlement)), currency);
  return minor(Math.max(shown, forcesMonths(config) ? 0 : toMinor(1, currency)));
}

/**
 * The split with which a product goes straight to the payment (CPROD-02); null for one that goes to the cart.
 * @example
 * straightSplit({ id: 'a', montant: 1000, divide: 10 }) // => 10
 * straightSplit({ id: 'a', montant: 1000, divide: 1 }) // => null
 */
export function straightSplit({ divide }: CampaignProductFigures): number | null {
  return divide && divide > 1 ? divide : null;
}
