import * as v from 'valibot';
import { PAYER_LIMITS } from '../core/payment/payerLimits';
import { text } from './common';

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
