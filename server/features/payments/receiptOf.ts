import type { ReceiptState } from '../../../src/contract/payments/paymentState';
import { receiptStateOf } from '../../../src/core/payment';
import type { PaymentWithTotals } from '../../ledger/paymentStore';

/** A payment's tax receipt; never due if the organisation cannot issue any (PAY-06). */
export function receiptOf({ payment, received, refunded }: PaymentWithTotals, canIssue: boolean): ReceiptState {
  const { cerfa, receiptIssuedAt } = payment;
  return receiptStateOf({
    cerfa: cerfa && canIssue,
    issued: receiptIssuedAt !== null,
    received,
    refunded,
  });
}
