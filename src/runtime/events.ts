import type { PaymentConfig, PaymentState } from '../contract/payments';

/** Every DOM event of Orgkit and its detail. All bubble, are composed and cancelable. Amounts in currency units. */
export interface OrgkitEvents {
  /** The element has loaded what it needs and can be used. */
  'org-ready': { tag: string };
  /** The visitor chose an amount and asked to give; prevent it to stop the hand-over. */
  'org-donation-start': { montant: number; devise: string; caisseId: string | null; abo: boolean };
  /** The window is about to go to `url` (the payment form, or the provider); prevent it to take over the redirect. */
  'org-checkout-open': { url: string; intent: string | null; config: PaymentConfig };
  /** The payer came back and the server says the payment succeeded. Once per intent. */
  'org-payment-complete': {
    intent: string;
    state: PaymentState;
    montant: number | null;
    devise: string | null;
    abo: boolean;
  };
  /** The element failed and shows its error screen. */
  'org-error': { error: Error };
}

/** Their names, for those who listen to all of them. */
export const orgkitEvents = Object.keys({
  'org-ready': true,
  'org-donation-start': true,
  'org-checkout-open': true,
  'org-payment-complete': true,
  'org-error': true,
} satisfies Record<keyof OrgkitEvents, true>) as readonly (keyof OrgkitEvents)[];
