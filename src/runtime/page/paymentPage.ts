import { checkoutAddress } from '../../core/payment';
import type { ElementContext } from '../context';

/**
 * Where a checkout intent is paid (ELEM-03): at the page's own payment form, relative to the page; at the server's
 * `formUrl` if there is none or its address is invalid.
 */
export function paymentPage(
  { host, settings: { paymentUrl } }: Pick<ElementContext, 'host' | 'settings'>,
  formUrl: string,
  intent: string,
): string {
  let page = formUrl;
  try {
    if (paymentUrl) page = new URL(paymentUrl, host.baseURI).href;
  } catch {
    // The payment form of the organisation does as well.
  }
  return checkoutAddress(page, { intent });
}
