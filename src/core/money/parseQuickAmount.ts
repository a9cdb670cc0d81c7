import { MAX_MONTANT, type Units } from './minor';
import { readDecimal } from './readDecimal';

const MINIMUM = 1;
const DECIMALS = 2;

/** The amount in currency units, or the reason there is none: texts STR-07 and STR-06. */
export type QuickAmount =
  | { readonly ok: true; readonly montant: Units }
  | { readonly ok: false; readonly reason: 'invalid' | 'minimum' };

/**
 * Parses the quick-donate box (DON-11): digits with one comma or dot, cents allowed, 1 at least.
 * @example
 * parseQuickAmount('12,50') // => { ok: true, montant: 12.5 }
 * parseQuickAmount('0,99') // => { ok: false, reason: 'minimum' }
 * parseQuickAmount('ten') // => { ok: false, reason: 'invalid' }
 */
export function parseQuickAmount(text: string): QuickAmount {
  const typed = readDecimal(text, DECIMALS);
  const montant = typed ? Number(`${typed.whole}.${typed.fraction}`) : Infinity;
  if (montant > MAX_MONTANT) return { ok: false, reason: 'invalid' };
  return montant < MINIMUM ? { ok: false, reason: 'minimum' } : { ok: true, montant };
}
