import * as v from 'valibot';
import {
  changedOutcome,
  csvEntries,
  dataOf,
  day,
  idempotencyKey,
  identifier,
  language,
  mode,
  montant,
  outcome,
  pageEntries,
  pageOf,
  text,
  version,
  yesOrNo,
} from '../common';
import { facturation, payerInfo } from './payer';
import { boughtProduct, payableDebt, paymentMeans, paymentTypes, utm } from './paymentConfig';
import { chargeStates, paymentState, receiptStates } from './paymentState';
import { defineRoute } from '../route';
import { otherPeople } from '../records/services';

/** A payment as the organisation's administrator sees it. Amounts in currency units. */
export const adminPayment = v.object({
  id: identifier,
  mode,
  state: paymentState,
  type: v.picklist(paymentTypes),
  typeId: v.nullable(identifier),
  label: v.string(),
  devise: v.string(),
  montant,
  fees: montant,
  abo: v.boolean(),
  nbMonth: v.number(),
  divide: v.nullable(v.number()),
  maxAmount: v.nullable(montant),
  received: montant,
  refunded: montant,
  cerfa: v.boolean(),
  assoc: v.nullable(identifier),
  platform: v.picklist(paymentMeans),
  provider: v.string(),
  lang: language,
  info: payerInfo,
  facturation,
  commentaire: v.string(),
  accessId: v.nullable(v.string()),
  createdAt: v.string(),
  finalizedAt: v.nullable(v.string()),
  receipt: v.optional(v.picklist(receiptStates)),
  displayName: v.optional(v.string()),
  team: v.nullish(v.string()),
  source: v.nullish(v.string()),
  other: v.optional(otherPeople),
  dettes: v.optional(v.array(payableDebt)),
  products: v.optional(v.array(boughtProduct)),
  link: v.nullish(identifier),
  utm: v.optional(utm),
  /** That of who paid. */
  version,
});
export type AdminPayment = v.InferOutput<typeof adminPayment>;

/** One charge of a payment's schedule. `date` is the day it is due, in the organisation's time zone. */
const adminCharge = v.object({
  charge: v.number(),
  montant,
  date: v.string(),
  state: v.picklist(chargeStates),
  refunded: montant,
});

/** A payment with its schedule; of one without end, the charges taken and the next one. */
const adminPaymentDetail = v.object({
  ...adminPayment.entries,
  charges: v.array(adminCharge),
  /** The label of `team`, as it is now. */
  teamName: v.optional(v.string()),
  /** The organisation's own questions as it words them, by their keys in `info.extra`. */
  questions: v.optional(v.record(v.string(), v.string())),
});
export type AdminPaymentDetail = v.InferOutput<typeof adminPaymentDetail>;

/**
 * By the day on which they were made, by currency and amount, or by the payer's name, that of a company first; `-` is the latest,
 * the highest or the last of the alphabet first.
 */
const paymentSort = v.picklist(['-date', 'date', '-montant', 'montant', 'name', '-name']);
export type PaymentSort = v.InferOutput<typeof paymentSort>;

const filters = {
  /** The organisation's when absent: of one list all rows are of one mode. */
  mode: v.optional(mode),
  state: v.optional(paymentState),
  type: v.optional(v.picklist(paymentTypes)),
  typeId: v.optional(identifier),
  /** Those for the main fund: for no other, and no debts (CALL-226). */
  principale: v.optional(yesOrNo),
  /** The form that they were paid for. */
  formId: v.optional(identifier),
  platform: v.optional(v.picklist(paymentMeans)),
  /** Words of a name, e-mail address, label, comment or id, or a telephone number. */
  search: v.optional(text(100)),
  /** First and last day on which it was made, in the organisation's time zone. */
  from: v.optional(day),
  to: v.optional(day),
  /** The latest first when absent. */
  sort: v.optional(paymentSort),
};

/** Totals of one currency's payments. */
const paymentTotals = v.object({
  devise: v.string(),
  count: v.number(),
  received: montant,
  refunded: montant,
  fees: montant,
});

export const listPayments = defineRoute({
  id: 'ADMIN-PAYMENT-LIST',
  method: 'GET',
  path: '/admin/payments',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  hides: ['version', 'commentaire'],
  searches: ['search'],
  sorts: ['name'],
  summary:
    'Payments of the token’s organisation, paged, newest first or as asked for; on request with the totals of all pages',
  query: v.object({
    ...filters,
    ...pageEntries,
    /** Adds up every payment that matches the filters, not just this page. */
    totals: v.optional(yesOrNo),
  }),
  response: v.object({
    ...pageOf(adminPayment).entries,
    /** One per currency, over all pages. Absent unless requested. */
    totals: v.optional(v.array(paymentTotals)),
  }),
});

/** One row a charge or refund; cells that a spreadsheet would take for a formula start with an apostrophe. */
export const exportPayments = defineRoute({
  id: 'ADMIN-PAYMENT-EXPORT',
  method: 'GET',
  path: '/admin/payments/export',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary: 'The payments that the filters leave, as CSV',
  produces: 'text/csv',
  exports: true,
  query: v.object({ ...filters, ...csvEntries }),
  response: v.string(),
});

export const getPayment = defineRoute({
  id: 'ADMIN-PAYMENT-GET',
  method: 'GET',
  path: '/admin/payments/:paymentId',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  hides: ['version', 'commentaire'],
  summary: 'One payment with its schedule',
  params: v.object({ paymentId: identifier }),
  response: dataOf(adminPaymentDetail),
});

/** Absent keys stay. Untouched values may remain invalid; new ones may not. */
export const correctPayer = defineRoute({
  id: 'ADMIN-PAYMENT-PAYER',
  method: 'PUT',
  path: '/admin/payments/:paymentId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Correct who paid: name, address, e-mail, telephone, company; 409 and the newest payment for another `version` (CALL-166). The audit log tells which fields, not what was in them',
  params: v.object({ paymentId: identifier }),
  request: v.strictObject({
    info: v.optional(v.partial(v.strictObject(v.omit(payerInfo, ['extra']).entries))),
    facturation: v.optional(v.partial(v.strictObject(facturation.entries))),
    version: v.optional(version),
  }),
  response: changedOutcome({ data: adminPayment }),
  conditions: ['version'],
  alsoAnswers: [409],
});

/** Without `montant`, all that was received goes back; without `charge`, the newest charges first. */
const refundRequest = v.strictObject({
  montant: v.optional(v.pipe(montant, v.minValue(0.001))),
  charge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
  /** For the audit log; the payer does not see it. */
  reason: v.optional(text(500)),
  idempotencyKey,
});

export const refundPayment = defineRoute({
  id: 'ADMIN-PAYMENT-REFUND',
  method: 'POST',
  path: '/admin/payments/:paymentId/refund',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Give a payment back, whole or in part. Same key and body: same refund; same key with another body: 409',
  params: v.object({ paymentId: identifier }),
  request: refundRequest,
  response: outcome({ data: adminPayment }),
});
