import { loggable } from '../loggable';
import type { PaymentRow } from './paymentStore';
import { applyEvent } from './applyEvent';
import type { LedgerDeps } from './ledgerDeps';

type SyncedPayment = Pick<PaymentRow, 'id' | 'provider' | 'providerRef' | 'replacedAt' | 'state'>;

/**
 * Fetches a payment's events from the provider and applies new ones; returns how many. The checkout of one that was replaced is
 * closed before (PAY-55): what is noted in its place stands, whether the provider answers or not. Never rejects.
 */
export async function syncFromProvider(
  deps: LedgerDeps,
  { id, provider, providerRef, replacedAt, state }: SyncedPayment,
): Promise<number> {
  const gateway = deps.gateways[provider];
  if (!gateway || providerRef === null) return 0;
  const missed = (error: unknown) => {
    deps.log.warn({ payment: id, provider, error: loggable(error) }, 'payment not reconciled');
    return null;
  };
  if (replacedAt !== null && (state === 'processing' || state === 'failed'))
    await gateway.cancelCheckout(providerRef).catch(missed);
  let found = 0;
  for (const event of (await gateway.readEvents(providerRef).catch(missed)) ?? []) {
    // An impossible event must not hide those after it.
    if ((await applyEvent(deps, provider, event).catch(missed)) !== null) found += 1;
  }
  return found;
}
