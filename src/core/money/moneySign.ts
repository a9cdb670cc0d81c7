import type { Language } from '../../contract/terms/languages';

const SIGNS: Readonly<Record<string, string>> = { eur: '€', usd: '$', ils: '₪', rub: '₽' };

/**
 * The short sign of a currency that a language shows euros in (CUR-01); the others are left to Intl.NumberFormat.
 * @example
 * moneySign('EUR') // => '€'
 * moneySign('gbp') // => undefined
 */
export const moneySign = (currency: string): string | undefined => SIGNS[currency.toLowerCase()];

/**
 * Where people of a language write the sign: before or after the number, in reading order.
 * @example
 * signSide('en') // => 'start'
 */
export const signSide = (lang: Language): 'start' | 'end' => (lang === 'en' ? 'start' : 'end');
