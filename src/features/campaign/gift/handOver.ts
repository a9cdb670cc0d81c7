import type { Clock } from '../../../client/clock';
import { giftChoiceConfig, type Cart } from '../../../core/campaign';
import { pageAddress } from '../../../runtime/page/pageAddress';
import type { CampaignContext } from '../campaignContext';
import type { GiftStep } from './giftStore';

/** The checkout chunk, not needed before an amount is chosen. */
const loadCheckout = () => import('./checkout');

/** Loads the way to payment ahead: when a visitor first touches the form. */
export const prepareCheckout = () => void loadCheckout().catch(() => undefined);

/** Milliseconds after which a page that should be gone can be used again. */
const PATIENCE = 10_000;

/** A gift as it goes to the payment form. `montant` in units of the settlement currency; 0 is typed there. */
export interface ChosenGift {
  readonly montant: number;
  readonly abo: boolean;
  /** 0 is without end. */
  readonly nbMonth: number;
  readonly divide: number | null;
  readonly team: string | null;
  /** Empty is anonymous. */
  readonly displayName: string;
  readonly products: Cart;
}

/**
 * Hands a gift over to the payment form (MODAL-01, DON-07, ELEM-03). A listener of `org-donation-start` may prevent it.
 * Never rejects: `tell` receives each step.
 */
export async function handOver(
  { campaign, element, plan, source }: CampaignContext,
  gift: ChosenGift,
  tell: (step: GiftStep) => void,
): Promise<void> {
  const { clock, emit, texts } = element;
  const { montant, abo, divide } = gift;
  const devise = plan.settlement;
  const started = { montant, devise, caisseId: null, campaignId: campaign.id, abo: abo || divide !== null };
  if (!emit('org-donation-start', started)) return;
  tell({ state: 'busy' });
  const config = giftChoiceConfig({ campaign, devise, source, returnUrl: pageAddress(), ...gift });
  const outcome = await loadCheckout().then(
    ({ startCheckout }) => startCheckout(element, config),
    () => ({ state: 'refused' as const, error: texts.somethingFailed }),
  );
  if (outcome.state === 'navigated') return whenBack(clock, () => tell({ state: 'idle' }));
  tell(outcome.state === 'prevented' ? { state: 'idle' } : outcome);
}

/** When the visitor is here again: back on a page the browser had cached, or never gone. */
function whenBack(clock: Clock, again: () => void) {
  const back = () => {
    cancel();
    removeEventListener('pageshow', back);
    again();
  };
  const cancel = clock.after(PATIENCE, back);
  addEventListener('pageshow', back);
}
