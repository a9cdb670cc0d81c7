import * as v from 'valibot';

/** Life of a payment (architecture, section 4). Only provider events and the reconcile job move it past `processing`. */
const paymentStates = ['created', 'processing', 'succeeded', 'failed', 'cancelled', 'refunded'] as const;
export const paymentState = v.picklist(paymentStates);
export type PaymentState = v.InferOutput<typeof paymentState>;

/** Life of one charge of a payment: announced, received, refused, never to be taken, or given back. */
export const chargeStates = ['due', 'paid', 'failed', 'cancelled', 'refunded'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** A payment's tax receipt: not due, due, issued, or withdrawn after a refund. */
export const receiptStates = ['none', 'due', 'issued', 'withdrawn'] as const;
export type ReceiptState = (typeof receiptStates)[number];
