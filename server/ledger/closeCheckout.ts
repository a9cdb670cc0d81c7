import type { Gateway } from '../gateways/gateway';
import { applyEvent } from './applyEvent';
import type { LedgerDeps } from './ledgerDeps';

/**
 * Closes a checkout at its provider, and applies what is known of it there: one that was paid in the meantime counts.
 * @throws Error when the provider cannot be reached; what `applyEvent` throws
 */
export async function closeCheckout(deps: LedgerDeps, gateway: Gateway, reference: string): Promise<void> {
  await gateway.cancelCheckout(reference);
  for (const event of await gateway.readEvents(reference)) await applyEvent(deps, gateway.name, event);
}
