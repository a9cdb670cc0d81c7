import type { ResolveOrganisation } from '../../../runtime/shell/resources';
import { recallConfig } from '../checkout/configCache';
import { readIntentOnce } from './findPayment';

/** The intent that the page's address names (SRV-11). */
export function intentOfPage(): string | null {
  return new URLSearchParams(window.location.search).get('intent') || null;
}

/** Finds whose payment form this is, where the page does not say: as the intent or the link says, else what this tab remembers. */
export const resolvePayee: ResolveOrganisation = async ({ client, storage, props, signal }) => {
  const intent = typeof props.intent === 'string' ? props.intent : intentOfPage();
  // What fails here fails again, and is told, when the form looks for its payment.
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
