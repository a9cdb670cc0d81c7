import { dateFormat } from '../../../core/calendar';
import type { Language } from '../../../contract/common';
import type { AdminPayment } from '../../../contract/payments/adminPayments';
import { formatMoney, localeOf, toMinor, type Units } from '../../../core/money';

/** An amount as the wire has it, written. */
export const writeAmount = (montant: Units, devise: string, lang: Language): string =>
  formatMoney(toMinor(montant, devise), devise, lang);

/** The person who paid, for a company too. Empty for nobody known. */
export const personName = ({ info }: Pick<AdminPayment, 'info'>): string => `${info.prenom} ${info.nom}`.trim();

/** The payer's name, a person's or a company's; empty if unknown. */
export const payerName = ({ info, facturation }: Pick<AdminPayment, 'info' | 'facturation'>): string =>
  (!facturation.perso && facturation.raison) || personName({ info });

/** By language: making one takes much longer than using it. */
const days = new Map<Language, ReturnType<typeof dateFormat>>();

/** A day, short. @param at ISO 8601 */
export function writeDay(at: string, lang: Language): string {
  const format = days.get(lang) ?? dateFormat(localeOf(lang), { dateStyle: 'medium' });
  days.set(lang, format);
  return format.format(new Date(at));
}

/** The word of a key; undefined for one that has none. */
export const named = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;
