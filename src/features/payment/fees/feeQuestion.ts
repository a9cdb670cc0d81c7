import type { Language } from '../../../contract/common';
import type { FeeOffer, PlanChoice } from '../../../core/payment';

/** What the payer says to the offer; `back` leaves it open and sends nothing. */
export type FeeAnswer = 'accept' | 'decline' | 'back';

/** The offer to cover fees, put to the payer. */
export interface FeeQuestion {
  readonly offer: FeeOffer;
  readonly choice: PlanChoice;
  readonly open: boolean;
  answer(answer: FeeAnswer): void;
}

/** The offer to cover fees for what is chosen; null where none is made. */
export type QuoteFees = (choice: PlanChoice, payer: { company: boolean; lang: Language }) => Promise<FeeOffer | null>;
