import type { Language } from '../../contract/common';
import type { PaymentConfig } from '../../contract/payments';
import { exponentOf, localeOf } from '../../core/money';
import { DEFAULT_MONTHS, monthChoices } from '../../core/payment';
import { countryOfAddress, countryOfLanguage } from './countries';
import type { Payee } from './payee';
import type { TypedPhone } from './phone/readPhone';
import type { Profile } from './profile';

/** What the payer typed and chose (ENT-23). */
export interface PaymentValues {
  homme: boolean | null;
  prenom: string;
  nom: string;
  email: string;
  tel: TypedPhone;
  social_id: string;
  adresse: string;
  postal: string;
  ville: string;
  pays: string;
  /** As typed, in the settlement currency. */
  montant: string;
  abo: boolean;
  nbMonth: number;
  commentaire: string;
}

/** The part of the values that the device may remember (PAY-62). */
export const profileFields = [
  'homme',
  'prenom',
  'nom',
  'email',
  'tel',
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
  profile: Profile | null,
): PaymentValues {
  const months = monthChoices(config.type);
  return {
    homme: profile?.homme ?? null,
    prenom: profile?.prenom ?? '',
    nom: profile?.nom ?? '',
    email: profile?.email ?? '',
    tel: { text: profile?.tel ?? '', country: countryOfLanguage(lang) },
    social_id: profile?.social_id ?? '',
    adresse: profile?.adresse ?? '',
    postal: profile?.postal ?? '',
    ville: profile?.ville ?? '',
    pays: profile?.pays || countryOfAddress(lang, payee),
    montant: amountText(config.montant, config.devise ?? payee.devise, lang),
    abo: (config.abo ?? false) && months.length > 0,
    nbMonth: config.nbMonth && months.includes(config.nbMonth) ? config.nbMonth : DEFAULT_MONTHS,
    commentaire: '',
  };
}

/** An amount in currency units as somebody would type it; empty when there is none to pay. */
export function amountText(montant: number | null | undefined, currency: string, lang: Language): string {
  if (!montant || montant < 0) return '';
  const digits = Number.isInteger(montant) ? 0 : exponentOf(currency);
  return new Intl.NumberFormat(localeOf(lang), {
    useGrouping: false,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(montant);
}
