import * as v from 'valibot';
import { day, idempotencyKey, identifier, noted, outcome, text } from '../common';
import { handMeans } from '../terms/handMeans';
import { defineRoute } from '../route';
import { adminPayment } from './adminPayments';

/** Purposes of money that is noted by hand; debts and promises have calls of their own. */
const handTypes = ['GENERAL', 'CAISSE', 'SERVICE', 'FORM'] as const;

/** CALL-213. */
export const createPayment = defineRoute({
  id: 'ADMIN-PAYMENT-CREATE',
  method: 'POST',
  path: '/admin/payments',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Note money that came by hand for the main fund, a fund, a service or a submission, of this at most what is left. Same key and body: same payment; same key with another body: 409; 409 `running` while a plan goes on paying the submission (CALL-213)',
  request: v.strictObject({
    type: v.picklist(handTypes),
    /** The fund, service or submission; of the main fund, none. */
    typeId: v.nullish(identifier),
    montant: noted,
    means: v.picklist(handMeans),
    /** When it came in, in the organisation’s time zone. */
    date: day,
    /** Who paid; without it whoever sent the form, else nobody. */
    contactId: v.optional(identifier),
    /** False: no tax receipt, though its purpose gives a right to one (PAY-56). */
    cerfa: v.optional(v.boolean()),
    /** A note of the organisation, such as the number of a cheque. */
    commentaire: v.optional(text(500)),
    idempotencyKey,
  }),
  response: outcome({ data: adminPayment }),
});

/** CALL-213. */
export const cancelPayment = defineRoute({
  id: 'ADMIN-PAYMENT-CANCEL',
  method: 'POST',
  path: '/admin/payments/:paymentId/cancel',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Take back a payment that was noted by hand; twice changes nothing; 409 `online` for any other, `over` after its term (CALL-213)',
  params: v.object({ paymentId: identifier }),
  /** `reason` is for the log. */
  request: v.strictObject({ reason: v.optional(text(500)) }),
  response: outcome({ data: adminPayment }),
});
