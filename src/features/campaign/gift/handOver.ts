import { giftChoiceConfig, type Cart } from '../../../core/campaign';
import { pageAddress } from '../../../runtime/page/pageAddress';
import { startGift } from '../../../runtime/page/startGift';
import type { CampaignContext } from '../campaignContext';
import type { GiftStep } from './giftStore';

/** The checkout chunk, not needed before an amount is chosen. */
const loadCheckout = () => import('./checkout');

/** Loads the way to payment ahead: when a visitor first touches the form. */
export const prepareCheckout = () => void loadCheckout().catch(() => undefined);

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

/** Hands a gift over to the payment form (MODAL-01). Never rejects: `tell` receives each step. */
export function handOver(
  { campaign, element, plan, source }: CampaignContext,
  gift: ChosenGift,
  tell: (step: GiftStep) => void,
): Promise<void> {
  const { montant, abo, divide } = gift;
  const devise = plan.settlement;
  const config = giftChoiceConfig({ campaign, devise, source, returnUrl: pageAddress(), ...gift });
  return startGift(
    element,
    { montant, devise, caisseId: null, campaignId: campaign.id, abo: abo || divide !== null },
    async () => (await loadCheckout()).startCheckout(element, config),
    tell,
  );
}
