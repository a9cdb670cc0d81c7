import type { PaymentConfig, PaymentState } from '../contract/payments/payments';
import type { FormPayload } from '../core/form';
import type { Mode } from '../core/organisation';
import type { PublicItem } from '../core/payment';

/**
 * `refused` by the server, `unanswered` for lack of network, `failed` at the provider, `cancelled` by the payer,
 * `gone`: its subject is no longer available.
 */
export type FailReason = 'refused' | 'unanswered' | 'failed' | 'cancelled' | 'gone';

/** Every DOM event of Orgkit and its detail. All bubble, are composed and cancelable. Amounts in currency units. */
export interface OrgkitEvents {
  /** The element has loaded and can be used. */
  'org-ready': { tag: string };
  /** The visitor chose an amount and asked to give; prevent it to stop the hand-over. */
  'org-donation-start': {
    montant: number;
    devise: string;
    caisseId: string | null;
    /** Set for a gift to a campaign. */
    campaignId?: string;
    abo: boolean;
  };
  /** The window is about to go to `url` (the payment form, or the provider); prevent it to take over the redirect. */
  'org-checkout-open': { url: string; intent: string | null; config: PaymentConfig | null };
  /** The payer pressed the button of a form that is right; prevent it to stop the payment. */
  'org-payment-submit': { intent: string | null; montant: number; devise: string; abo: boolean };
  /** The payer is back and the server confirms the payment. Once per intent. */
  'org-payment-complete': {
    intent: string;
    /** Id of the payment, as lists and exports show it. */
    paiement: string | null;
    /** `test` is a trial: no money moved (ENT-30). */
    mode: Mode;
    state: PaymentState;
    montant: number | null;
    devise: string | null;
    abo: boolean;
    /** The paid item, without payer data. */
    item: PublicItem | null;
  };
  /** The payment failed. `error` is the message shown to the payer, if any. */
  'org-payment-fail': { intent: string | null; reason: FailReason; error: string | null };
  /** A form can be filled in. `revision` is its version on the server, null for a form of the page itself. */
  'org-form-ready': { formId: string | null; revision: number | null };
  /** A field was given a value; `key` is its stored key. */
  'org-form-change': { formId: string | null; key: string; value: unknown };
  /** Another step is shown: `step` of `steps`, from 1. */
  'org-form-step': { formId: string | null; step: number; steps: number };
  /** A form that is right is about to be sent; prevent it to send it otherwise. */
  'org-form-submit': { formId: string | null; values: FormPayload };
  /** The server has the form; `url` is where the window goes, if it goes anywhere. */
  'org-form-success': { formId: string | null; id: string; url: string | null };
  /** Something stood in the way of sending: fields by stored key, or `error`, which the visitor reads. */
  'org-form-error': { formId: string | null; error: string | null; issues: { key: string; code: string }[] };
  /** The author saves a form in the builder; prevent it to store it yourself and send nothing. */
  'org-form-save': { formId: string | null; form: Readonly<Record<string, unknown>> };
  /** The author saves a page, a section or the home page (no id) in the builder; prevent it to store it yourself and send nothing. */
  'org-page-save': {
    kind: 'page' | 'section' | 'mainPage';
    id: string | null;
    page: Readonly<Record<string, unknown>>;
  };
  /** The visitor asked for a team's page, or back to the campaign's; `url` is its address. Prevent it to go there yourself. */
  'org-campaign-team': { campaignId: string; team: string | null; url: string };
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
  'org-form-ready': true,
  'org-form-change': true,
  'org-form-step': true,
  'org-form-submit': true,
  'org-form-success': true,
  'org-form-error': true,
  'org-form-save': true,
  'org-page-save': true,
  'org-campaign-team': true,
  'org-error': true,
} satisfies Record<keyof OrgkitEvents, true>) as readonly (keyof OrgkitEvents)[];
