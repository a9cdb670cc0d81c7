import { pageAddress } from '../../runtime/page/pageAddress';
import { giftConfig } from './giftConfig';
import type { Donation } from './useDonation';

/** The way to payment. */
const loadCheckout = () => import('./checkout');

/** Loads the way to payment ahead: when a visitor first touches the form. */
export const prepareCheckout = () => void loadCheckout().catch(() => undefined);

/** Milliseconds after which a page that should be gone can be used again. */
const patience = 10_000;

/**
 * Hands a gift of `montant`, in units of the displayed currency, over to the payment form (DON-07, DON-12). A listener
 * of `org-donation-start` may prevent it. Never rejects: the store has the result.
 */
export async function give({ element, state, caisseId, caisse, plan }: Donation, montant: number): Promise<void> {
  const { organisation, clock, emit } = element;
  const settled = plan.settle(montant);
  if (settled < 1) return state.refuse('minimum');
  const monthly = state.frequency === 'monthly';
  const config = giftConfig({
    organisation,
    caisse: caisse ?? null,
    montant: settled,
    devise: plan.settlement,
    monthly,
    returnUrl: pageAddress(),
  });
  if (!emit('org-donation-start', { montant: settled, devise: plan.settlement, caisseId, abo: monthly })) return;
  state.go({ state: 'busy' });
  const outcome = await loadCheckout().then(
    ({ startCheckout }) => startCheckout(element, config),
    () => ({ state: 'refused' as const, error: element.texts.somethingFailed }),
  );
  if (outcome.state === 'navigated') return void clock.after(patience, () => state.go({ state: 'idle' }));
  state.go(outcome.state === 'prevented' ? { state: 'idle' } : outcome);
}
