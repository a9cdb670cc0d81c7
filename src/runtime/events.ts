import type { PaymentConfig, PaymentState } from '../contract/payments';
import type { PublicItem } from '../core/payment';

/** `refused` by the server, `unanswered` for lack of network, `failed` at the provider, `cancelled` by the payer. */
export type FailReason = 'refused' | 'unanswered' | 'failed' | 'cancelled';

/** Every DOM event of Orgkit and its detail. All bubble, are composed and cancelable. Amounts in currency units. */
export interface OrgkitEvents {
  /** The element has loaded what it needs and can be used. */
  'org-ready': { tag: string };
  /** The visitor chose an amount and asked to give; prevent it to stop the hand-over. */
  'org-donation-start': { montant: number; devise: string; caisseId: string | null; abo: boolean };
  /** The window is about to go to `url` (the payment form, or the provider); prevent it to take over the redirect. */
  'org-checkout-open': { url: string; intent: string | null; config: PaymentConfig | null };
  /** The payer pressed the button of a form that is right; prevent it to stop the payment. */
  'org-payment-submit': { intent: string | null; montant: number; devise: string; abo: boolean };
  /** The payer came back and the server says the payment succeeded. Once per intent. */
  'org-payment-complete': {
    intent: string;
    /** Id of the payment, as lists and exports show it. */
    paiement: string | null;
    state: PaymentState;
    montant: number | null;
    devise: string | null;
    abo: boolean;
    /** What was paid for, without a word about the payer. */
    item: PublicItem | null;
  };
  /** The payment did not come about. `error` is what the payer reads, when there is something to read. */
  'org-payment-fail': { intent: string | null; reason: FailReason; error: string | null };
  /** The element failed and shows its error screen. */
  'org-error': { error: Error };
}

/** Their names, for those who listen to all of them. */
export const orgkitEvents = Object.keys({
  'org-ready': true,
  'org-donation-start': true,
  'org-checkout-open': true,
  'org-payment-submit': true,
  'org-payment-complete': true,
  'org-payment-fail': true,
  'org-error': true,
} satisfies Record<keyof OrgkitEvents, true>) as readonly (keyof OrgkitEvents)[];
