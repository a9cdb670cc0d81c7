import type { ReceiptState } from '../../../src/contract/paymentState';
import { minor } from '../../../src/core/money';
import { receiptStateOf } from '../../../src/core/payment';
import type { PaymentWithTotals } from './paymentStore';

/** The tax receipt of a payment. */
export function receiptOf({ payment, received, refunded }: PaymentWithTotals): ReceiptState {
  const { cerfa, receiptIssuedAt } = payment;
  return receiptStateOf({
    cerfa,
    issued: receiptIssuedAt !== null,
    received: minor(received),
    refunded: minor(refunded),
  });
}
