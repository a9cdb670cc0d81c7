import * as v from 'valibot';
import { PAYER_LIMITS } from '../core/payment/validatePayer';
import { dataOf, identifier, idempotencyKey, language, montant, outcome, text } from './common';
import { organisationSummary } from './organisations';
import { defineRoute } from './route';

export const paymentTypes = ['GENERAL', 'CAMPAGNE', 'CAISSE', 'SERVICE', 'DETTE', 'MULTI_DETTE', 'FORM'] as const;
export const platforms = ['CARD', 'PRELEVEMENT.GOCARDLESS'] as const;
export type Platform = (typeof platforms)[number];

/** Life of a payment (architecture, section 4). Only provider events and the reconcile job move it past `processing`. */
export const paymentStates = ['created', 'processing', 'succeeded', 'failed', 'cancelled', 'refunded'] as const;
export const paymentState = v.picklist(paymentStates);
export type PaymentState = v.InferOutput<typeof paymentState>;

const months = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600));
const returnUrl = text(2048);

/** The payer (ENT-23), in the order of the form. `homme` true = Homme. `tel` is international without spaces. */
export const payerInfo = v.object({
  homme: v.boolean(),
  prenom: text(PAYER_LIMITS.prenom),
  nom: text(PAYER_LIMITS.nom),
  email: text(PAYER_LIMITS.email),
  tel: text(PAYER_LIMITS.tel),
  extra: v.optional(v.record(text(80), v.union([text(2000), v.boolean()]))),
});
export type PayerInfo = v.InferOutput<typeof payerInfo>;

/** Billing (ENT-23). `perso` true = a person, false = a company. */
export const facturation = v.object({
  perso: v.boolean(),
  raison: v.optional(text(PAYER_LIMITS.raison)),
  siren: v.optional(text(PAYER_LIMITS.siren)),
  social_id: v.optional(text(PAYER_LIMITS.social_id)),
  adresse: text(PAYER_LIMITS.adresse),
  postal: text(PAYER_LIMITS.postal),
  ville: text(PAYER_LIMITS.ville),
  pays: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a two-letter country code')),
});
export type Facturation = v.InferOutput<typeof facturation>;

/** ENT-22: what is to be paid. Amounts in currency units of `devise`, the settlement currency. */
export const paymentConfig = v.object({
  type: v.picklist(paymentTypes),
  typeId: v.nullish(identifier),
  montant: v.nullish(montant),
  devise: v.optional(text(3)),
  cerfa: v.optional(v.boolean()),
  assoc: v.nullish(identifier),
  abo: v.optional(v.boolean()),
  nbMonth: v.nullish(months),
  divide: v.nullish(months),
  lang: v.optional(language),
  returnUrl: v.optional(returnUrl),
  accessId: v.nullish(text(200)),
  update: v.optional(v.boolean()),
  reusable: v.optional(v.boolean()),
  label: v.optional(text(200)),
  theme: v.optional(text(40)),
  organisation: v.optional(v.partial(organisationSummary)),
  intent: v.optional(identifier),
});
export type PaymentConfig = v.InferOutput<typeof paymentConfig>;

/** What CALL-06 carries inside its `config` string (PAY-61). */
export const submittedConfig = v.object({
  ...paymentConfig.entries,
  info: payerInfo,
  facturation,
  amounts: v.object({ montant, fees: montant, total: montant }),
  maxAmount: v.nullish(montant),
  platform: v.optional(v.picklist(platforms)),
  commentaire: v.optional(text(2000)),
  idempotencyKey,
});
export type SubmittedConfig = v.InferInput<typeof submittedConfig>;

/** CALL-06: creates the pending payment and answers the provider's checkout address. */
export const submitPayment = defineRoute({
  id: 'CALL-06',
  method: 'POST',
  path: '/paiements/offline/link',
  access: 'public',
  summary: 'Create a payment from an intent (or a whole configuration) and answer where to pay',
  request: v.object({ config: text(100_000) }),
  response: outcome({ url: v.string() }),
});

/** SRV-11. Same key and body: same intent; same key with another body: 409. */
export const createIntent = defineRoute({
  id: 'INTENT-CREATE',
  method: 'POST',
  path: '/paiements/intents',
  access: 'public',
  summary: 'Make a checkout intent: amount and options validated, kept for 30 minutes',
  request: v.object({ config: paymentConfig, idempotencyKey }),
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
      montant: v.nullish(montant),
      devise: v.optional(v.string()),
      abo: v.optional(v.boolean()),
      label: v.optional(v.string()),
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
  created: v.pipe(v.string(), v.isoTimestamp()),
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

/** A payment as the organisation's administrator sees it. Amounts in currency units. */
export const adminPayment = v.object({
  id: identifier,
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
  platform: v.picklist(platforms),
  provider: v.string(),
  lang: language,
  info: payerInfo,
  facturation,
  commentaire: v.string(),
  accessId: v.nullable(v.string()),
  createdAt: v.string(),
  finalizedAt: v.nullable(v.string()),
});
export type AdminPayment = v.InferOutput<typeof adminPayment>;

export const listPayments = defineRoute({
  id: 'ADMIN-PAYMENT-LIST',
  method: 'GET',
  path: '/admin/payments',
  access: 'organisation',
  summary: 'Payments of the token’s organisation, newest first, paged',
  query: v.object({
    state: v.optional(paymentState),
    before: v.optional(identifier),
    limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(200))),
  }),
  response: v.object({ data: v.array(adminPayment), next: v.nullable(identifier) }),
});
