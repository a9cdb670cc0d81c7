import { checkoutAddress } from '../../core/payment';
import type { ElementContext } from '../context';

/**
 * Where a checkout intent is paid (ELEM-03): at the page's own payment form, relative to the page; at `formUrl`, as the server
 * answered it, when there is none or its address makes no sense.
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
