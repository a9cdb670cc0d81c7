import * as v from 'valibot';
import { dataOf, idempotencyKey, identifier, montant, outcome } from '../common';
import { defineRoute } from '../route';

/** Mails to a payer about a payment: thanks, a refused charge, money that came too late, how to change or stop what is to come. */
export const payerMails = ['confirmation', 'failed', 'gone', 'manage'] as const;
export type PayerMail = (typeof payerMails)[number];

const at = v.string();
const move = { at, charge: v.number(), montant };

const storyEvent = v.variant('kind', [
  v.object({ kind: v.literal('charge'), ...move }),
  v.object({
    kind: v.literal('refund'),
    ...move,
    /** Given back by itself, because what was paid for was gone (SRV-14). */
    automatic: v.boolean(),
  }),
  v.object({ kind: v.literal('refused'), ...move }),
  v.object({
    kind: v.literal('mail'),
    at,
    mail: v.picklist(payerMails),
    /** `retried`: a try failed, and others follow. */
    state: v.picklist(['waiting', 'retried', 'sent']),
  }),
  v.object({
    kind: v.literal('change'),
    at,
    /** Name of the user or token that did it; empty to callers who see no contact details. */
    actor: v.string(),
    /** Id of the call. */
    action: v.string(),
    /** Which fields were corrected. */
    fields: v.array(v.string()),
    /** Why a refund was asked for; empty to callers who see no contact details. */
    reason: v.optional(v.string()),
  }),
]);
export type StoryEvent = v.InferOutput<typeof storyEvent>;

/** The origin of a payment, by name; `contact` is who paid, and a `submission`, which only those who may read it get, has no name. */
const paymentOrigin = v.object({
  kind: v.picklist(['contact', 'lien', 'form', 'submission', 'campagne', 'caisse', 'dette']),
  id: identifier,
  name: v.string(),
  /** The form of a submission. */
  formId: v.optional(identifier),
  /** How a contact without a name is reached. */
  email: v.optional(v.string()),
  tel: v.optional(v.string()),
});
export type PaymentOrigin = v.InferOutput<typeof paymentOrigin>;

/** CALL-66. */
export const getPaymentStory = defineRoute({
  id: 'ADMIN-PAYMENT-STORY',
  method: 'GET',
  path: '/admin/payments/:paymentId/story',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  hides: ['actor', 'reason'],
  summary:
    'What became of a payment, latest first: charges, refunds, mails, corrections; and what it came from (CALL-66)',
  params: v.object({ paymentId: identifier }),
  response: dataOf(v.object({ events: v.array(storyEvent), origins: v.array(paymentOrigin) })),
});

/** CALL-67. */
export const resendMail = defineRoute({
  id: 'ADMIN-PAYMENT-RESEND',
  method: 'POST',
  path: '/admin/payments/:paymentId/resend',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Send the payer the confirmation of a payment again, or the link by which charges to come are changed or stopped, at their present address (CALL-67)',
  params: v.object({ paymentId: identifier }),
  request: v.strictObject({ mail: v.picklist(['confirmation', 'manage']), idempotencyKey }),
  response: outcome({}),
});
