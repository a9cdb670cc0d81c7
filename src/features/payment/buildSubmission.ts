import type { Language } from '../../contract/common';
import type { PaymentConfig, SubmittedConfig } from '../../contract/payments';
import { toUnits, type Minor } from '../../core/money';
import { monthlyPlan } from '../../core/payment';
import type { Payee } from './payee';
import type { PaymentValues } from './values';

/** What CALL-06 carries (PAY-61), without its idempotency key. */
export type Submission = Omit<SubmittedConfig, 'idempotencyKey'>;

export interface SubmissionParts {
  config: PaymentConfig;
  intent: string | null;
  payee: Payee;
  lang: Language;
  values: PaymentValues;
  /** The typed amount, of each month when monthly. */
  montant: Minor;
  currency: string;
  /** The telephone number, international without spaces. */
  e164: string;
}

/** Puts together what the server is asked to charge, from values that passed validation (PAY-34, PAY-61). */
export function buildSubmission(parts: SubmissionParts): Submission {
  const { config, intent, payee, lang, values, montant, currency, e164 } = parts;
  const { abo, nbMonth } = values;
  const plan = monthlyPlan({ montant, currency, abo, nbMonth });
  const units = toUnits(montant, currency);
  const social_id = values.social_id.trim();
  return {
    ...config,
    organisation: { id: payee.id },
    intent: intent ?? undefined,
    lang,
    devise: currency,
    montant: toUnits(plan.montant, currency),
    amounts: { montant: units, fees: 0, total: units },
    abo: plan.abo,
    nbMonth: plan.nbMonth,
    divide: plan.divide,
    maxAmount: plan.maxAmount === null ? null : toUnits(plan.maxAmount, currency),
    platform: 'CARD',
    commentaire: values.commentaire.trim(),
    info: {
      homme: values.homme === true,
      prenom: values.prenom.trim(),
      nom: values.nom.trim(),
      email: values.email.trim(),
      tel: e164,
    },
    facturation: {
      perso: true,
      ...(social_id && { social_id }),
      adresse: values.adresse.trim(),
      postal: values.postal.trim(),
      ville: values.ville.trim(),
      pays: values.pays,
    },
  };
}
