import type { PaymentConfig } from '../../../contract/payments/payments';

/** Notices for the payer before paying (PAY-02, PAY-03). */
export interface PaymentNotices {
  /** Whether a tax receipt is delivered (STR-15 when not); null when nothing is known of it. */
  readonly cerfa: boolean | null;
  /** STR-16. */
  readonly reusable: boolean;
  /** The form changes a payment; its name goes into the title (STR-14). */
  readonly updates: string | null;
  /** The payment to be changed has nothing left to be charged: the expired-link message instead of a form (STR-41). */
  readonly expired: boolean;
}

/**
 * The notices of a payment configuration (PAY-02, PAY-03). A submission delivers a receipt when part of its total does.
 * @example
 * paymentNotices({ type: 'GENERAL', cerfa: true }) // => { cerfa: true, reusable: false, updates: null, expired: false }
 * paymentNotices({ type: 'FORM', cerfa: true, submit: { total: 50, reste: 50, formData: { totalCerfa: 0 } } }).cerfa // => false
 * paymentNotices({ type: 'GENERAL', update: true, paiement: { id: 'p1', name: 'Don', finalized: true } }) // => { cerfa: null, reusable: false, updates: 'Don', expired: true }
 */
export function paymentNotices(
  config: Readonly<Pick<PaymentConfig, 'type' | 'cerfa' | 'reusable' | 'update' | 'paiement' | 'submit'>>,
): PaymentNotices {
  const { type, cerfa, reusable, update, paiement, submit } = config;
  return {
    cerfa: type === 'FORM' && submit ? givesReceipt(submit.formData) : (cerfa ?? null),
    reusable: reusable === true,
    updates: update ? (paiement?.name ?? '') : null,
    expired: update === true && paiement?.finalized === true,
  };
}

/**
 * Whether a submission delivers a tax receipt (PAY-03).
 * @example
 * givesReceipt({ totalCerfa: 20 }) // => true
 * givesReceipt({}) // => false
 */
export function givesReceipt(formData: { readonly totalCerfa?: number | null | undefined }): boolean {
  return (formData.totalCerfa ?? 0) > 0;
}
