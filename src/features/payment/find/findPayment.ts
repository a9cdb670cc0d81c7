import { getIntent, type PaymentConfig } from '../../../contract/payments/payments';
import type { ElementContext } from '../../../runtime/context';
import type { navigateWindow } from '../../../runtime/page/navigateWindow';
import { page } from '../../../runtime/page/page';
import { recallConfig } from '../checkout/configCache';
import { isGone } from '../../../runtime/failures';
import type { FoundPayment } from '../state/foundPayment';
import { homeAddress } from '../state/payee';

/** Places in which a payment form may find its payment. */
export interface PaymentSource {
  /** Id of the checkout intent: the `intent` attribute, else the address. */
  intent: string | null;
  /** The page's own configuration. */
  config: PaymentConfig | null;
  /** Id of a payment link. */
  link: string | null;
}

/**
 * Finds the payment (PAY-01): by the intent, else the page's data, its link, or this tab's cache. An unknown or expired
 * intent falls back on the others (SRV-11), but never on another gift of this tab. Rejects with an ApiError if the
 * server is unreachable.
 */
export async function findPayment(
  context: ElementContext,
  source: PaymentSource,
  navigate: typeof navigateWindow,
): Promise<FoundPayment> {
  const { intent, config, link } = source;
  if (intent) {
    const found = await readIntentOnce(context, intent);
    if (found) return { state: 'ready', config: found, intent };
  }
  if (config) return { state: 'ready', config, intent: null };
  if (link) return (await import('./findByLink')).findByLink(context, link);
  const kept = recallConfig(context.storage);
  const same = kept && kept !== 'unreadable' && (!intent || !kept.intent || kept.intent === intent);
  if (same) return { state: 'ready', config: kept, intent: null };
  if (!intent) return goHome(context, navigate);
  const back = kept && kept !== 'unreadable' ? kept.returnUrl : undefined;
  return { state: 'gone', backTo: back && /^https?:/i.test(back) ? back : homeAddress(context.organisation) };
}

/** On to the organisation's home (PAY-01), unless this page is it or the browser refuses. */
function goHome({ organisation }: ElementContext, navigate: typeof navigateWindow): FoundPayment {
  const home = new URL(homeAddress(organisation), window.location.href);
  if (home.origin === window.location.origin && home.pathname === window.location.pathname) {
    return { state: 'gone', backTo: null };
  }
  return navigate(home.href) === 'navigated' ? { state: 'leaving' } : { state: 'gone', backTo: home.href };
}

type Asker = Pick<ElementContext, 'client' | 'signal'>;

/** The intent's configuration, and half an hour more of life for it; null when it is unknown or over. */
export async function fetchIntent({ client, signal }: Asker, intentId: string): Promise<PaymentConfig | null> {
  try {
    const { data } = await client.call(getIntent, { params: { intentId }, signal, quiet: true });
    return data;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Like `readIntent`, asked once for all who need it while the page opens. */
export function readIntentOnce({ client, signal }: Asker, intentId: string): Promise<PaymentConfig | null> {
  const read = (shared: AbortSignal) => fetchIntent({ client, signal: shared }, intentId);
  return page.requests.get(`intent ${intentId}`, read, signal);
}
