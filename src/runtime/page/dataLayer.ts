import { publicItem } from '../../core/payment';
import type { OrgkitEvents } from '../events';
import { isFirstTime } from '../isFirstTime';
import { page } from './page';
import { tellDeveloper } from '../tellDeveloper';

/** Events sent to a data layer; `org-checkout-open` fires twice on the way, at the card and at the form. */
type Measured = 'org-checkout-open' | 'org-payment-complete';

interface Ecommerce {
  transaction_id?: string;
  currency: string;
  value: number;
  items: readonly { item_id: string; item_name: string; price: number; quantity: number }[];
}

/**
 * Reports an opened checkout or a successful payment to the page's data layer, in GA4 format: one `begin_checkout` per
 * intent and exactly one `purchase` per payment that is no trial. Contains no payer data. Never throws: a broken data
 * layer must not block a gift.
 */
export function tellDataLayer<Name extends Measured>(host: Element, name: Name, detail: OrgkitEvents[Name]): void {
  const layer = layerOf(host);
  if (layer === null) return;
  try {
    if (!/^[\w$]+$/.test(layer)) throw new Error('it is no name of a global array');
    const measured = name === 'org-payment-complete' ? purchaseOf(detail as never) : checkoutOf(detail as never);
    if (!measured) return;
    const target = ((window as unknown as Record<string, unknown[] | undefined>)[layer] ??= []);
    // Otherwise data of an earlier event would be merged into this one.
    target.push({ ecommerce: null });
    target.push(measured);
  } catch (error) {
    tellDeveloper(host.localName, `could not push to the data layer "${layer}"`, String(error), 'Check the array.');
  }
}

/** The array that the element names, else the one that any other element of the page names: one speaks for all. */
function layerOf(host: Element): string | null {
  const named = (element: Element) => element.matches('[data-org-frame]') || element.localName.startsWith('org-');
  const others = host.ownerDocument.querySelectorAll('[data-layer]');
  const speaking = host.hasAttribute('data-layer') ? host : [...others].find(named);
  const name = speaking?.getAttribute('data-layer') ?? 'false';
  return name === 'false' ? null : name || 'dataLayer';
}

function checkoutOf({ intent, config }: OrgkitEvents['org-checkout-open']) {
  // A change of a payment buys nothing (PAY-02).
  if (!config || config.update || (intent && !isFirstTime(page.storage, 'orgkit_begun', intent))) return null;
  const { amounts } = config as { amounts?: { montant: number } };
  const value = amounts?.montant ?? config.montant ?? 0;
  return { event: 'begin_checkout', ecommerce: ecommerce(publicItem(config), value, config.devise) };
}

function purchaseOf({ intent, paiement, mode, item, montant, devise }: OrgkitEvents['org-payment-complete']) {
  // No money moves in a trial (ENT-30).
  if (mode === 'test' || !isFirstTime(page.storage, 'orgkit_purchases', intent)) return null;
  const bought = ecommerce(item ?? { id: 'GENERAL', name: 'GENERAL' }, montant ?? 0, devise);
  return { event: 'purchase', ecommerce: { transaction_id: paiement ?? intent, ...bought } };
}

const ecommerce = (
  item: { id: string; name: string },
  value: number,
  devise: string | null | undefined,
): Ecommerce => ({
  currency: (devise ?? '').toUpperCase(),
  value,
  items: [{ item_id: item.id, item_name: item.name, price: value, quantity: 1 }],
});
