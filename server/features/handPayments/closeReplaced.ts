import type { Deps } from '../../deps';
import { syncFromProvider } from '../../ledger/syncFromProvider';
import type { PaymentRow } from '../../ledger/paymentStore';
import { loggable } from '../../loggable';

/** Closes checkouts of what was paid by hand meanwhile, as far as their providers answer: what is noted stands anyway. */
export async function closeReplaced(deps: Deps, open: readonly PaymentRow[]): Promise<void> {
  for (const payment of open) {
    const { id, provider, providerRef } = payment;
    if (providerRef === null) continue;
    await deps.gateways[provider]?.cancelCheckout(providerRef).catch((error: unknown) => {
      deps.log.warn({ payment: id, provider, error: loggable(error) }, 'checkout not closed');
    });
    await syncFromProvider(deps, payment);
  }
}
