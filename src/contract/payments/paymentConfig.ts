import * as v from 'valibot';
import { idempotencyKey, identifier, language, montant, publicText, text, units } from '../common';
import { organisationSummary } from '../organisations/organisations';
import { facturation, payerInfo } from './payer';
import { serviceResponse } from '../records/services';
import { handPlatforms } from '../terms/handPlatforms';

export const paymentTypes = ['GENERAL', 'CAMPAGNE', 'CAISSE', 'SERVICE', 'DETTE', 'MULTI_DETTE', 'FORM'] as const;
export const platforms = ['CARD', 'PRELEVEMENT.GOCARDLESS'] as const;
export type Platform = (typeof platforms)[number];
/** Means that payments were made by, those noted by hand too (PAY-54). */
export const paymentMeans = [...platforms, ...handPlatforms] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** A number of months or parts. */
export const monthCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600));

/** Ways to pay a submission (ENT-22 `submit.formData`). Amounts in currency units. */
export const submissionRules = v.object({
  paiementType: v.nullish(text(40)),
  deposit: v.nullish(units),
  depositPercent: v.nullish(v.pipe(montant, v.minValue(0), v.maxValue(100))),
  onePaiement: v.nullish(v.boolean()),
  abonnementMaxMonth: v.nullish(monthCount),
  aboMonthMin: v.nullish(monthCount),
  aboMonthMax: v.nullish(monthCount),
  aboMonthInfinite: v.nullish(v.boolean()),
  assoc: v.nullish(identifier),
  /** The part of the total entitled to a receipt. */
  totalCerfa: v.nullish(units),
});
export type SubmissionRules = v.InferOutput<typeof submissionRules>;

/** A debt to pay (PAY-50). Sent back with its id and share only. */
export const payableDebt = v.object({
  id: identifier,
  name: v.optional(text(200)),
  montant,
  reste: v.optional(montant),
  payed: v.optional(montant),
  assoc: v.nullish(identifier),
  /** Currency of the debt, where that is not the payment's: one payment pays debts of one currency (PAY-52). */
  devise: v.optional(text(3)),
});
export type PayableDebt = v.InferOutput<typeof payableDebt>;

/** A link's known payer: names, and hints in place of private fields (SRV-09). */
export const knownPayer = v.object({
  homme: v.nullish(v.boolean()),
  prenom: v.optional(text(100)),
  nom: v.optional(text(100)),
  perso: v.optional(v.boolean()),
  raison: v.optional(text(200)),
  /** By field: hint of the value used if the payer leaves the field empty. */
  hints: v.optional(v.record(text(20), text(80))),
});
export type KnownPayer = v.InferOutput<typeof knownPayer>;

/** A payer's origin, from the page's address. */
export const utm = v.object({
  source: v.optional(text(200)),
  medium: v.optional(text(200)),
  campaign: v.optional(text(200)),
  term: v.optional(text(200)),
  content: v.optional(text(200)),
});
export type Utm = v.InferOutput<typeof utm>;

/** Quantity of a campaign's product, 1 to 1000; the server adds its name. */
export const boughtProduct = v.object({
  id: identifier,
  quantity: v.number(),
  name: v.optional(text(200)),
});
export type BoughtProduct = v.InferOutput<typeof boughtProduct>;

const payableService = v.partial(v.omit(serviceResponse, ['active', 'position']));

/** ENT-22: a payment's configuration. Amounts in currency units of `devise`, the settlement currency. */
export const paymentConfig = v.object({
  type: v.picklist(paymentTypes),
  typeId: v.nullish(identifier),
  montant: v.nullish(montant),
  devise: v.optional(text(3)),
  cerfa: v.optional(v.boolean()),
  assoc: v.nullish(identifier),
  abo: v.optional(v.boolean()),
  nbMonth: v.nullish(monthCount),
  divide: v.nullish(monthCount),
  /** The number of months, where it is no choice. */
  fixedNbMonth: v.nullish(monthCount),
  minNbMonth: v.nullish(monthCount),
  maxNbMonth: v.nullish(monthCount),
  /** Most parts of a split. */
  maxDivide: v.nullish(monthCount),
  /** Whether exactly `montant` is paid (LINK-07). */
  fixedAmount: v.optional(v.boolean()),
  lang: v.optional(language),
  returnUrl: v.optional(text(2048)),
  accessId: v.nullish(text(200)),
  update: v.optional(v.boolean()),
  reusable: v.optional(v.boolean()),
  label: v.optional(text(200)),
  theme: v.optional(text(40)),
  team: v.nullish(text(80)),
  /** Param of the campaign's source that the giver came by (TEAM-01). */
  source: v.nullish(text(80)),
  organisation: v.optional(v.partial(organisationSummary)),
  intent: v.optional(identifier),
  /** Id of the payment link that it comes from. */
  link: v.optional(identifier),
  /** The payment that update mode changes (PAY-02). `finalized`: nothing of it is still to be charged. */
  paiement: v.optional(
    v.object({
      id: identifier,
      name: v.optional(text(200)),
      finalized: v.optional(v.boolean()),
      /** Whether the amount of the charges not yet taken may be changed too. */
      changeAmount: v.optional(v.boolean()),
      /** Upcoming charges, if known: a failed one keeps its amount. For an open-ended payment, the first ones. */
      charges: v.optional(
        v.array(v.object({ charge: v.number(), montant, date: text(10), state: v.picklist(['due', 'failed']) })),
      ),
    }),
  ),
  campagne: v.optional(
    v.object({
      label: v.optional(text(200)),
      theme: v.optional(text(40)),
      assoc: v.nullish(identifier),
      /** The name to be shown among donors; empty is anonymous. */
      displayName: v.optional(publicText(100)),
      /** Monthly gifts may be without end. */
      productMonth: v.optional(v.boolean()),
      /** Bought products, 50 rows at most; they set the amount. */
      products: v.optional(v.array(boughtProduct)),
      /** The amount was chosen before and is not typed. */
      readOnly: v.optional(v.boolean()),
      /** From this amount on, non-monthly gifts are paid in `forceDivideNB` parts. */
      forceDivideGTEAmount: v.optional(units),
      forceDivideNB: v.optional(monthCount),
    }),
  ),
  service: v.optional(payableService),
  dette: v.optional(payableDebt),
  dettes: v.optional(v.pipe(v.array(payableDebt), v.maxLength(200))),
  submit: v.optional(v.object({ total: units, reste: units, formData: submissionRules })),
  payer: v.optional(knownPayer),
  utm: v.optional(utm),
});
export type PaymentConfig = v.InferOutput<typeof paymentConfig>;

/** Content of CALL-06's `config` string (PAY-61). Debts go as `{id, montant}` each, under type GENERAL (PAY-50). */
export const submittedConfig = v.object({
  ...paymentConfig.entries,
  info: payerInfo,
  facturation,
  amounts: v.object({ montant, fees: montant, total: montant }),
  maxAmount: v.nullish(montant),
  platform: v.optional(v.picklist(platforms)),
  commentaire: v.optional(publicText(2000)),
  idempotencyKey,
});
export type SubmittedConfig = v.InferInput<typeof submittedConfig>;
