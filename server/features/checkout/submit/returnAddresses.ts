import { checkoutAddress } from '../../../../src/core/payment';
import type { IntentRow } from '../intent/intentStore';

/** Where the payer comes back to (SRV-11). Without an address of the organisation's own: our thanks page, or the form again. */
export function returnAddresses(site: string, intent: IntentRow): { successUrl: string; cancelUrl: string } {
  const back = intent.config.returnUrl ?? `${site}/`;
  const address = (base: string, status: 'success' | 'cancel') => checkoutAddress(base, { intent: intent.id, status });
  const form = intent.url.split('?')[0] ?? intent.url;
  return intent.returnReplaced
    ? { successUrl: address(`${form}/merci`, 'success'), cancelUrl: address(form, 'cancel') }
    : { successUrl: address(back, 'success'), cancelUrl: address(back, 'cancel') };
}
