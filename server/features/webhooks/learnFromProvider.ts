import type { Deps } from '../../deps';
import { loggable } from '../../http/errorHandler';
import type { PaymentRow } from '../payments/paymentStore';
import { applyEvent } from './applyEvent';

/** Asks the provider what it knows of a payment and applies what is new; answers how many events were. Never rejects. */
export async function learnFromProvider(
  deps: Deps,
  { id, provider, providerRef }: Pick<PaymentRow, 'id' | 'provider' | 'providerRef'>,
): Promise<number> {
  const gateway = deps.gateways[provider];
  if (!gateway || providerRef === null) return 0;
  let found = 0;
  try {
    for (const event of await gateway.readEvents(providerRef)) {
      if ((await applyEvent(deps, provider, event)) !== null) found += 1;
    }
  } catch (error) {
    deps.log.warn({ payment: id, provider, error: loggable(error) }, 'payment not reconciled');
  }
  return found;
}
