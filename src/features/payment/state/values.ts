import type { Language } from '../../../contract/common';
import type { PaymentConfig, Platform } from '../../../contract/payments/payments';
import { exponentOf, localeOf, toUnits } from '../../../core/money';
import { amountRules, DEFAULT_MONTHS, monthRules, splitsFor } from '../../../core/payment';
import { countryOfLanguage } from '../../../ui/phone/countries';
import type { TypedPhone } from '../../../ui/phone/parsePhone';
import { countryOfAddress } from './countries';
import type { Payee } from './payee';
import { knownOf, type Profile } from './profile';

/** The payer's input (ENT-23). */
export interface PaymentValues {
  homme: boolean | null;
  prenom: string;
  nom: string;
  email: string;
  tel: TypedPhone;
  /** A person; false is a company. */
  perso: boolean;
  raison: string;
  siren: string;
  social_id: string;
  adresse: string;
  postal: string;
  ville: string;
  pays: string;
  /** As typed, in the settlement currency: per month, or the total of a split. */
  montant: string;
  abo: boolean;
  /** 0 is without end. */
  nbMonth: number;
  /** Parts of a split; null is undivided. */
  divide: number | null;
  /** The chosen means of payment; null is the first on offer. */
  platform: Platform | null;
  commentaire: string;
  /** Answers to the organisation's own questions, by key (PAY-16). */
  extra: Readonly<Record<string, string | boolean>>;
  /** People beside the payer (PAY-18). */
  other: readonly { readonly prenom: string; readonly nom: string }[];
  /** Shown among donors; empty is anonymous (PAY-63). */
  displayName: string;
}

/** The part of the values that the device may remember (PAY-62). */
export const profileFields = [
  'homme',
  'prenom',
  'nom',
  'email',
  'tel',
  'perso',
  'raison',
  'siren',
  'social_id',
  'adresse',
  'postal',
  'ville',
  'pays',
] as const satisfies readonly (keyof PaymentValues)[];

/** The form as it opens: amount and frequency of the configuration, the remembered payer if there is one. */
export function initialValues(
  config: PaymentConfig,
  payee: Payee,
  lang: Language,
  remembered: Profile | null,
): PaymentValues {
  // Whom the link is for, before whoever used this device.
  const profile: Profile | null = config.payer ? knownOf(config.payer) : remembered;
  const months = monthRules(config);
  const monthly = months.choices.length > 0;
  const currency = config.devise ?? payee.devise;
  const { initial } = amountRules(config, currency);
  // A forced split is no choice: a smaller amount drops it (MODAL-04).
  const { locked } = splitsFor(months, initial === null ? 0 : toUnits(initial, currency));
  const divide = locked === null && config.divide && months.splitChoices.includes(config.divide) ? config.divide : null;
  const isSplit = divide !== null || (locked !== null && config.divide === locked);
  return {
    homme: profile?.homme ?? null,
    prenom: profile?.prenom ?? '',
    nom: profile?.nom ?? '',
    email: profile?.email ?? '',
    tel: { text: profile?.tel ?? '', country: countryOfLanguage(lang) },
    perso: profile?.perso ?? true,
    raison: profile?.raison ?? '',
    siren: profile?.siren ?? '',
    social_id: profile?.social_id ?? '',
    adresse: profile?.adresse ?? '',
    postal: profile?.postal ?? '',
    ville: profile?.ville ?? '',
    pays: profile?.pays || countryOfAddress(lang, payee),
    montant: typedAmountText(initial && toUnits(initial, currency), currency, lang),
    abo: months.forced || (monthly && config.abo === true && !isSplit),
    nbMonth: monthly ? months.initial : DEFAULT_MONTHS,
    divide,
    platform: null,
    commentaire: '',
    extra: {},
    other: config.service?.other ?? [],
    displayName: config.campagne?.displayName ?? '',
  };
}

/** An amount in currency units as a person would type it; empty if there is none. */
export function typedAmountText(montant: number | null | undefined, currency: string, lang: Language): string {
  if (!montant || montant < 0) return '';
  const digits = Number.isInteger(montant) ? 0 : exponentOf(currency);
  return new Intl.NumberFormat(localeOf(lang), {
    useGrouping: false,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(montant);
}
