import type { PaymentConfig } from '../../../contract/payments/payments';

/** The result: a payment; an expired link, with an address to return to; or nothing, and the window goes home. */
export type FoundPayment =
  | { state: 'ready'; config: PaymentConfig; intent: string | null }
  | { state: 'gone'; backTo: string | null }
  | { state: 'leaving' };
