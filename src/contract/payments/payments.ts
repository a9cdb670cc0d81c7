import * as v from 'valibot';
import { dataOf, guardSolution, idempotencyKey, identifier, instant, mode, montant, outcome, text } from '../common';
import { paymentConfig } from './paymentConfig';
import { paymentState } from './paymentState';
import { defineRoute } from '../route';

export { listPayments, type AdminPayment } from './adminPayments';
export { type Facturation, type PayerInfo } from './payer';
export {
  paymentTypes,
  submittedConfig,
  type PaymentConfig,
  type PaymentMeans,
  type Platform,
  type SubmittedConfig,
} from './paymentConfig';
export { type PaymentState } from './paymentState';

/** CALL-06: creates the pending payment and answers the provider's checkout address. */
export const submitPayment = defineRoute({
  id: 'CALL-06',
  method: 'POST',
  path: '/paiements/offline/link',
  access: 'public',
  summary: 'Create a payment from an intent (or a whole configuration) and answer where to pay',
  request: v.object({ config: text(100_000), guard: v.optional(guardSolution) }),
  response: outcome({ url: v.string() }),
});

/** SRV-11. Same key and body: same intent; same key with another body: 409. */
export const createIntent = defineRoute({
  id: 'INTENT-CREATE',
  method: 'POST',
  path: '/paiements/intents',
  access: 'public',
  summary: 'Make a checkout intent: amount and options validated, kept for 30 minutes',
  request: v.object({ config: paymentConfig, idempotencyKey, guard: v.optional(guardSolution) }),
  response: outcome({ data: v.object({ id: identifier, url: v.string(), expiresAt: v.string() }) }),
});

/** SRV-11. Each read renews the intent's life. 404 unknown, 410 expired. */
export const getIntent = defineRoute({
  id: 'INTENT-GET',
  method: 'GET',
  path: '/paiements/intents/:intentId',
  access: 'public',
  summary: 'The validated payment configuration of an intent',
  params: v.object({ intentId: identifier }),
  response: dataOf(paymentConfig),
});

/** SRV-11. Polled by the element on the page the payer comes back to. */
export const getIntentStatus = defineRoute({
  id: 'INTENT-STATUS',
  method: 'GET',
  path: '/paiements/intents/:intentId/status',
  access: 'public',
  summary: 'State of the payment made from an intent',
  params: v.object({ intentId: identifier }),
  response: dataOf(
    v.object({
      state: paymentState,
      /** `test`: no money moved (ENT-30). */
      mode: v.optional(mode),
      montant: v.nullish(montant),
      devise: v.optional(v.string()),
      abo: v.optional(v.boolean()),
      label: v.optional(v.string()),
      /** Id of the payment, as lists and exports show it. */
      paiement: v.optional(identifier),
      /** The paid item, without payer data. */
      item: v.optional(v.object({ id: v.string(), name: v.string() })),
      /**
       * It changes a payment (PAY-02): `succeeded` once the change is stored. No money moved, so there is no amount.
       */
      update: v.optional(v.boolean()),
      /** Its subject was no longer available: the money is or was refunded (SRV-14). The state is `refunded`. */
      gone: v.optional(v.boolean()),
    }),
  ),
});

/** SRV-03. The event our sandbox sends; other providers have their own shape, read by their gateway. */
export const webhookEvent = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  type: v.picklist(['payment.succeeded', 'payment.failed', 'payment.cancelled', 'payment.refunded']),
  paiement: identifier,
  charge: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  montant,
  created: instant,
});
export type WebhookEvent = v.InferOutput<typeof webhookEvent>;

/** CALL-24. The handler reads the raw body: the signature covers its bytes. */
export const receiveWebhook = defineRoute({
  id: 'CALL-24',
  method: 'POST',
  path: '/paiements/webhook/:provider',
  access: 'provider',
  summary: 'A provider reports what happened to a payment',
  params: v.object({ provider: v.picklist(['sandbox', 'stripe', 'gocardless']) }),
  response: v.object({ success: v.literal(true) }),
});
