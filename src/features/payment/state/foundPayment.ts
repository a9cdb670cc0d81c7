import type { PaymentConfig } from '../../../contract/payments';

/** What was found: something to pay; an expired link, with where to go back to; or nothing, and the window goes home. */
export type FoundPayment =
  | { state: 'ready'; config: PaymentConfig; intent: string | null }
  | { state: 'gone'; backTo: string | null }
  | { state: 'leaving' };
