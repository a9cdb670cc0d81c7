import type { BoughtProduct } from '../../../../src/contract/payments/paymentConfig';
import { cartMontant, straightSplit } from '../../../../src/core/campaign';
import { displayPlan, MAX_MONTANT, toUnits } from '../../../../src/core/money';
import type { PricingRecords } from '../../../../src/core/payment';
import type { CampaignRow } from '../campaignStore';

const MOST_ROWS = 50;
const MOST_OF_ONE = 1000;
const isQuantity = ({ quantity }: BoughtProduct) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_OF_ONE;

/**
 * Price of a campaign's products, by its own prices (SRV-01, CPROD-01): null for an empty cart; `products` if one is no
 * longer on offer, or is paid in parts and not alone (CPROD-02); `amountMaximum`. Amounts in units of `devise`.
 */
export function priceCart(
  { document, config }: Pick<CampaignRow, 'document' | 'config'>,
  asked: readonly BoughtProduct[],
  devise: string,
): PricingRecords['cart'] {
  if (asked.length === 0) return null;
  if (asked.length > MOST_ROWS || !asked.every(isQuantity)) return 'products';
  const offered = document.products ?? [];
  const cart = new Map<string, number>();
  for (const { id, quantity } of asked) cart.set(id, (cart.get(id) ?? 0) + quantity);
  const found = offered.filter(({ id }) => cart.has(id));
  const [divide = null] = found.map(straightSplit).filter((parts) => parts !== null);
  if (found.length < cart.size || (divide !== null && cart.size > 1)) return 'products';
  const products = found.map(({ id, name }) => ({ id, name, quantity: cart.get(id) ?? 0 }));
  if (found.reduce((sum, { id, montant }) => sum + montant * (cart.get(id) ?? 0), 0) > MAX_MONTANT) {
    return 'amountMaximum';
  }
  const settled = displayPlan({ organisationDevise: devise, lang: 'fr' });
  return { montant: toUnits(cartMontant(cart, found, config, settled), devise), divide, products };
}
