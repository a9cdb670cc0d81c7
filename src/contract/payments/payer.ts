import * as v from 'valibot';
import { PAYER_LIMITS } from '../terms/payerLimits';
import { text } from '../common';

/** User input: surrounding spaces are trimmed. */
const typed = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

/** The payer (ENT-23), in the order of the form. `homme` true = Homme. `tel` is international without spaces. */
export const payerInfo = v.object({
  homme: v.boolean(),
  prenom: typed(PAYER_LIMITS.prenom),
  nom: typed(PAYER_LIMITS.nom),
  email: typed(PAYER_LIMITS.email),
  tel: typed(PAYER_LIMITS.tel),
  extra: v.optional(v.record(text(80), v.union([text(2000), v.boolean()]))),
});
export type PayerInfo = v.InferOutput<typeof payerInfo>;

/** Billing (ENT-23). `perso` true = a person, false = a company. */
export const facturation = v.object({
  perso: v.boolean(),
  raison: v.optional(typed(PAYER_LIMITS.raison)),
  siren: v.optional(typed(PAYER_LIMITS.siren)),
  social_id: v.optional(typed(PAYER_LIMITS.social_id)),
  adresse: typed(PAYER_LIMITS.adresse),
  postal: typed(PAYER_LIMITS.postal),
  ville: typed(PAYER_LIMITS.ville),
  pays: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a two-letter country code')),
});
export type Facturation = v.InferOutput<typeof facturation>;
