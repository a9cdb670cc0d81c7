import { loggable } from '../loggable';
import type { PaymentRow } from './paymentStore';
import { applyEvent } from './applyEvent';
import type { LedgerDeps } from './ledgerDeps';

/** Asks the provider what it knows of a payment and applies what is new; answers how many events were. Never rejects. */
export async function learnFromProvider(
  deps: LedgerDeps,
  { id, provider, providerRef }: Pick<PaymentRow, 'id' | 'provider' | 'providerRef'>,
): Promise<number> {
  const gateway = deps.gateways[provider];
  if (!gateway || providerRef === null) return 0;
  const missed = (error: unknown) => {
    deps.log.warn({ payment: id, provider, error: loggable(error) }, 'payment not reconciled');
    return null;
  };
  let found = 0;
  for (const event of (await gateway.readEvents(providerRef).catch(missed)) ?? []) {
    // An event that cannot be true of the payment hides none of those after it.
    if ((await applyEvent(deps, provider, event).catch(missed)) !== null) found += 1;
  }
  return found;
}
