import type { ReceiptState } from '../../../src/contract/paymentState';
import type { PaymentWithTotals } from './paymentStore';

/** The tax receipt of a payment: due while money of it is kept; one that was made out is withdrawn when all went back. */
export function receiptOf({ payment, received, refunded }: PaymentWithTotals): ReceiptState {
  if (!payment.cerfa || received === 0) return 'none';
  const issued = payment.receiptIssuedAt !== null;
  if (refunded >= received) return issued ? 'withdrawn' : 'none';
  return issued ? 'issued' : 'due';
}
