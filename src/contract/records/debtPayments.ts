import * as v from 'valibot';
import { dataOf, day, idempotencyKey, identifier, montant, noted, outcome } from '../common';
import { defineRoute } from '../route';
import { handMeans } from '../terms/handMeans';

const byDebt = v.object({ detteId: identifier });

/** Something that moved of a debt, or of a promise: negative where it went back. */
const debtPayment = v.object({
  id: identifier,
  montant,
  means: v.picklist(['online', ...handMeans]),
  /** In the organisation's time zone; of one by hand, as it was told. */
  date: day,
  /** The payment, of one that was made online. */
  paiement: v.nullable(identifier),
  /** When one by hand was taken back; it counts no more since. */
  cancelledAt: v.nullable(v.string()),
});
export type DebtPayment = v.InferOutput<typeof debtPayment>;

/** `id` is chosen by who notes it, so that it is noted once. */
const paidByHand = v.strictObject({
  id: identifier,
  montant: noted,
  means: v.picklist(handMeans),
  date: day,
});

/** CALL-118. */
export const listDebtPayments = defineRoute({
  id: 'ADMIN-DEBT-PAYMENT-LIST',
  method: 'GET',
  path: '/admin/dettes/:detteId/payments',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'What was paid of a debt, online and by hand, latest first, the latest 200 (CALL-118)',
  params: byDebt,
  response: dataOf(v.array(debtPayment)),
});

/** CALL-118. */
export const createDebtPayment = defineRoute({
  id: 'ADMIN-DEBT-PAYMENT-CREATE',
  method: 'POST',
  path: '/admin/dettes/:detteId/payments',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Note what was paid of a debt by hand, at most what is left of it; the same id and body again note nothing (CALL-118)',
  params: byDebt,
  request: paidByHand,
  response: outcome({ data: debtPayment }),
});

/** CALL-118. */
export const cancelDebtPayment = defineRoute({
  id: 'ADMIN-DEBT-PAYMENT-CANCEL',
  method: 'DELETE',
  path: '/admin/dettes/:detteId/payments/:handId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Take back what was noted by mistake; twice changes nothing (CALL-118)',
  params: v.object({ ...byDebt.entries, handId: identifier }),
  response: outcome({ data: debtPayment }),
});

/** CALL-119. */
export const linkOfDebt = defineRoute({
  id: 'ADMIN-DEBT-LINK',
  method: 'POST',
  path: '/admin/dettes/:detteId/lien',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'The debt’s own payment link: made the first time, the same until it is ended (CALL-119)',
  params: byDebt,
  response: outcome({ data: v.object({ id: identifier, url: v.string() }) }),
});

/** CALL-120. */
export const deleteDebt = defineRoute({
  id: 'ADMIN-DEBT-DELETE',
  method: 'DELETE',
  path: '/admin/dettes/:detteId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Delete a debt of which nothing was ever paid; 409 `paid` for any other (CALL-120)',
  params: byDebt,
  response: outcome({}),
});

const byPledge = v.object({ campaignId: identifier, pledgeId: identifier });

/** CALL-130. */
export const listPledgePayments = defineRoute({
  id: 'ADMIN-PLEDGE-PAYMENT-LIST',
  method: 'GET',
  path: '/admin/campagnes/:campaignId/engagements/:pledgeId/payments',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'What was paid of a promise, online and by hand, latest first, the latest 200 (CALL-130)',
  params: byPledge,
  response: dataOf(v.array(debtPayment)),
});

/** CALL-130. */
export const createPledgePayment = defineRoute({
  id: 'ADMIN-PLEDGE-PAYMENT-CREATE',
  method: 'POST',
  path: '/admin/campagnes/:campaignId/engagements/:pledgeId/payments',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Note what was paid of a promise by hand, at most what is left of it: it becomes a gift; the same id and body again note nothing (CALL-130)',
  params: byPledge,
  request: paidByHand,
  response: outcome({ data: debtPayment }),
});

/** CALL-130. */
export const cancelPledgePayment = defineRoute({
  id: 'ADMIN-PLEDGE-PAYMENT-CANCEL',
  method: 'DELETE',
  path: '/admin/campagnes/:campaignId/engagements/:pledgeId/payments/:handId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Take back what was noted by mistake; twice changes nothing (CALL-130)',
  params: v.object({ ...byPledge.entries, handId: identifier }),
  response: outcome({ data: debtPayment }),
});

/** CALL-212. */
export const resendPledge = defineRoute({
  id: 'ADMIN-PLEDGE-RESEND',
  method: 'POST',
  path: '/admin/campagnes/:campaignId/engagements/:pledgeId/resend',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Send who promised the link that pays it again, at their present address (CALL-212)',
  params: byPledge,
  request: v.strictObject({ idempotencyKey }),
  response: outcome({}),
});
