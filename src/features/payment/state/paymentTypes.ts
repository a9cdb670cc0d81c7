import type { SafeStorage } from '../../../client/safeStorage';
import type { Language } from '../../../contract/common';
import type { PaymentConfig } from '../../../contract/payments/payments';
import type { FeeOffer, PlanChoice } from '../../../core/payment';
import type { ElementContext } from '../../../runtime/context';
import type { Checks } from './formFields';
import type { Payee } from './payee';
import type { PhoneLibrary } from '../../../ui/phone/phoneLibrary';
import type { CheckoutPorts } from '../checkout/startCheckout';
import type { PaymentValues } from './values';

/** Result of a submit. `uncertain`: no answer came, so the payment may or may not be waiting at the provider. */
export type SendOutcome =
  | { state: 'navigated' }
  | { state: 'prevented' }
  | { state: 'uncertain' }
  | { state: 'opened' | 'blocked'; url: string }
  | { state: 'refused'; error: string };

/** The payer's answer to the offer to cover fees; `back` leaves it open and sends nothing. */
export type FeeAnswer = 'accept' | 'decline' | 'back';

/** The offer to cover fees, put to the payer. */
export interface PendingFeeOffer {
  readonly offer: FeeOffer;
  readonly choice: PlanChoice;
  readonly open: boolean;
  answer(answer: FeeAnswer): void;
}

/** Shared by all payments one form sends. */
export interface PayDeps {
  element: ElementContext;
  ports: CheckoutPorts;
  config: PaymentConfig;
  payee: Payee;
  currency: string;
  storage: SafeStorage;
}

/** A filled form that passed its checks. */
interface FilledForm {
  values: PaymentValues;
  intent: string | null;
  phones: PhoneLibrary | null;
  remember: boolean;
  lang: Language;
}

export type AskFees = (offer: FeeOffer, choice: PlanChoice) => Promise<FeeAnswer>;

/** Pays, once the fees are agreed on; null when the payer went back to the form instead. */
export type Pay = (form: FilledForm, ask: AskFees) => Promise<SendOutcome | null>;

/** Needed to submit; loaded while the payer fills in the form. */
export interface Sending extends Checks {
  createPay(deps: PayDeps): Pay;
}
