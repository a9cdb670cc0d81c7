import { foldText } from '../../text';

/** Prefixes of stored keys by kind of field, before the author's key (ENT-04). */
export const KEY_PREFIXES = [
  'TEXT',
  'NUMBER',
  'CHECKBOX',
  'DATE',
  'DATETIME',
  'YEAR',
  'MONTH',
  'TIME',
  'CONTACT',
  'CHILD',
  'HAZKARA',
  'ANNIV',
  'FREE_AMOUNT',
  'CALENDAR',
] as const;
export type KeyPrefix = (typeof KEY_PREFIXES)[number];

export const IDENTITY_KEY = 'identity';
export const PAYMENT_METHOD_KEY = '__paiementMethod';

/**
 * The key a field's value is stored under (ENT-04). A key that already has the prefix does not get it twice.
 * @returns '' when the author gave no key.
 * @example
 * storedKey('TEXT', 'nom') // => '[TEXT]_nom'
 * storedKey('TEXT', '[TEXT]_nom') // => '[TEXT]_nom'
 * storedKey(null, 'taille') // => 'taille'
 */
export function storedKey(prefix: KeyPrefix | null, fieldKey: string): string {
  const key = fieldKey.trim();
  const start = prefix ? `[${prefix}]_` : '';
  return !key || key.startsWith(start) ? key : start + key;
}

/**
 * The key of a product's quantity (ENT-04).
 * @example
 * quantityKey('P1') // => 'P1_quantity'
 */
export function quantityKey(productId: string): string {
  return `${productId}_quantity`;
}

const LONGEST_SLUG = 60;

/**
 * A key made of a label: its letters and digits, in any script, folded and joined by "_".
 * @example
 * keySlug('Prénom de l’enfant') // => 'prenom_de_l_enfant'
 * keySlug('שם פרטי') // => 'שם_פרטי'
 * keySlug('?!') // => ''
 */
export function keySlug(label: string): string {
  return foldText(label)
    .replace(/[^\p{L}\p{Nd}]+/gu, '_')
    .replace(/^_|_$/g, '')
    .slice(0, LONGEST_SLUG)
    .replace(/_$/, '');
}

/** Names that every object has: no author's key may be one. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Whether a stored key can be used: not empty, of a reasonable length, no name that objects have of their own.
 * @example
 * isUsableKey('[TEXT]_nom') // => true
 * isUsableKey('__proto__') // => false
 */
export function isUsableKey(key: string): boolean {
  return key !== '' && key.length <= 200 && !RESERVED.has(key);
}
