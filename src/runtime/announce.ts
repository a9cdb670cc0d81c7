import type { ElementContext } from './context';
import { tellDataLayer } from './dataLayer';
import type { OrgkitEvents } from './events';

/** Dispatches an event that pages measure, and tells their data layer. False when a listener prevented the event. */
export function announce<Name extends 'org-checkout-open' | 'org-payment-complete'>(
  { host, emit }: Pick<ElementContext, 'host' | 'emit'>,
  name: Name,
  detail: OrgkitEvents[Name],
): boolean {
  const allowed = emit(name, detail);
  tellDataLayer(host, name, detail);
  return allowed;
}
