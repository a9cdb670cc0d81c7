import type { ResolveOrganisation } from '../../../runtime/shell/resources';
import { recallConfig } from '../checkout/configCache';
import { readIntentOnce } from './findPayment';

/** The intent that the page's address names (SRV-11). */
export function intentOfPage(): string | null {
  return new URLSearchParams(window.location.search).get('intent') || null;
}

/**
 * Finds the payment form's organisation if the page does not name it: from the intent or link, else from this tab's
 * cache.
 */
export const resolvePayee: ResolveOrganisation = async ({ client, storage, props, signal }) => {
  const intent = typeof props.intent === 'string' ? props.intent : intentOfPage();
  // A failure here recurs, and is shown, when the form looks for its payment.
  const config = intent && (await readIntentOnce({ client, signal }, intent).catch(() => null));
  if (config) return config.organisation?.id;
  if (typeof props.link === 'string') {
    const { readLinkOnce } = await import('./findByLink');
    const found = await readLinkOnce({ client, signal }, props.link).catch(() => null);
    if (found) return found.config.organisation?.id;
  }
  const kept = recallConfig(storage);
  return kept && kept !== 'unreadable' ? kept.organisation?.id : undefined;
};
