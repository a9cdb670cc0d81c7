import type { Language } from '../../../contract/common';
import type { PaymentConfig, SubmittedConfig } from '../../../contract/payments/payments';
import { toUnits, type Minor } from '../../../core/money';
import {
  debtsToSend,
  extraFields,
  monthlyPlan,
  readExtra,
  type FeeOffer,
  type PlanChoice,
} from '../../../core/payment';
import { offeredPlatforms } from '../state/chosenPlan';
import { asksDisplayName, asksExtra, asksPeople } from '../state/formParts';
import type { Payee } from '../state/payee';
import type { PaymentValues } from '../state/values';

/** Body of CALL-06 (PAY-61), without its idempotency key. */
export type PaymentRequestBody = Omit<SubmittedConfig, 'idempotencyKey'>;

export interface PaymentRequestParts {
  config: PaymentConfig;
  intent: string | null;
  payee: Payee;
  lang: Language;
  values: PaymentValues;
  /** The amount, and how it is spread. */
  choice: PlanChoice;
  /** The fees that the payer agreed to cover. */
  fees: FeeOffer | null;
  /** The telephone number, international without spaces. */
  e164: string;
}

/** Builds the payment request from validated values (PAY-34, PAY-61). */
export function buildPaymentRequest(parts: PaymentRequestParts): PaymentRequestBody {
  const { config, intent, payee, lang, values, choice, fees, e164 } = parts;
  const { montant, currency } = choice;
  const plan = fees?.plan ?? monthlyPlan(choice);
  const units = (amount: Minor) => toUnits(amount, currency);
  return {
    ...config,
    organisation: { id: payee.id },
    intent: intent ?? undefined,
    lang,
    devise: currency,
    montant: units(plan.montant),
    amounts: { montant: units(montant), fees: fees ? units(fees.fees) : 0, total: units(fees?.total ?? montant) },
    abo: plan.abo,
    nbMonth: plan.nbMonth,
    divide: plan.divide,
    maxAmount: plan.maxAmount === null ? null : units(plan.maxAmount),
    // The means of an existing payment are changed on the provider's own page.
    ...(!config.update && { platform: offeredPlatforms(values, { recurring: plan.abo, config, payee }).chosen }),
    commentaire: values.commentaire.trim(),
    ...subjectOf(parts),
    info: {
      homme: values.homme === true,
      prenom: values.prenom.trim(),
      nom: values.nom.trim(),
      email: values.email.trim(),
      tel: e164,
      ...(asksExtra(config, payee.web) && { extra: readExtra(values.extra, extraFields(payee.web)) }),
    },
    facturation: {
      perso: values.perso,
      ...identityOf(values),
      adresse: values.adresse.trim(),
      postal: values.postal.trim(),
      ville: values.ville.trim(),
      pays: values.pays,
    },
  };
}

/** The payer's choices about the subject: donor name, people, debt shares (PAY-50, PAY-61). */
function subjectOf({ config, values, choice }: PaymentRequestParts): Partial<PaymentRequestBody> {
  const { campagne, service, type, dettes, update } = config;
  if (asksDisplayName(config)) return { campagne: { ...campagne, displayName: values.displayName.trim() } };
  if (asksPeople(config)) return { service: { ...service, other: values.other.map(trimmed) } };
  if (type !== 'MULTI_DETTE' || !dettes || update) return {};
  const { surplus: _surplus, ...sent } = debtsToSend(choice.montant, dettes, choice.currency);
  return sent;
}

const trimmed = ({ prenom, nom }: PaymentValues['other'][number]) => ({ prenom: prenom.trim(), nom: nom.trim() });

/** Identity of a company or person, where requested (PAY-15). */
function identityOf({ perso, raison, siren, social_id }: PaymentValues): Partial<SubmittedConfig['facturation']> {
  if (!perso) return { raison: raison.trim(), siren: siren.trim() };
  return social_id.trim() ? { social_id: social_id.trim() } : {};
}
