import { pageAddress } from '../../runtime/page/pageAddress';
import { startGift } from '../../runtime/page/startGift';
import { giftConfig } from './giftConfig';
import type { Donation } from './useDonation';

/** The way to payment. */
const loadCheckout = () => import('./checkout');

/** Loads the way to payment ahead: when a visitor first touches the form. */
export const prepareCheckout = () => void loadCheckout().catch(() => undefined);

/** Hands a gift of `montant`, in units of the displayed currency, over to the payment form (DON-07, DON-12). */
export async function give({ element, state, caisseId, caisse, plan }: Donation, montant: number): Promise<void> {
  const settled = plan.settle(montant);
  if (settled < 1) return state.refuse('minimum');
  const devise = plan.settlement;
  const monthly = state.frequency === 'monthly';
  const config = giftConfig({
    organisation: element.organisation,
    caisse: caisse ?? null,
    montant: settled,
    devise,
    monthly,
    returnUrl: pageAddress(),
  });
  await startGift(
    element,
    { montant: settled, devise, caisseId, abo: monthly },
    async () => (await loadCheckout()).startCheckout(element, config),
    state.go,
  );
}
