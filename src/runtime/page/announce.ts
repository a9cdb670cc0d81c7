import type { ElementContext } from '../context';
import { tellDataLayer } from './dataLayer';
import type { OrgkitEvents } from '../events';
import { rememberOpener } from './opener';

/**
 * Dispatches an analytics event, forwards it to the page's data layer, and remembers which element opened a checkout.
 * False if a listener prevented the event.
 */
export function announce<Name extends 'org-checkout-open' | 'org-payment-complete'>(
  { host, emit }: Pick<ElementContext, 'host' | 'emit'>,
  name: Name,
  detail: OrgkitEvents[Name],
): boolean {
  if (name === 'org-checkout-open' && detail.intent) rememberOpener(host, detail.intent);
  const allowed = emit(name, detail);
  tellDataLayer(host, name, detail);
  return allowed;
}
