import { minor, toMinor, type Minor } from '../money';
import { PAYER_LIMITS } from './payerLimits';

/** Somebody whom a service is paid for beside the payer. */
export interface Person {
  readonly nom?: string | null | undefined;
  readonly prenom?: string | null | undefined;
}

/**
 * What a service costs (PAY-18): its price once for the payer and once for everybody beside the payer where it counts
 * people (`sysQuantity`), else its price. `montant` in currency units.
 * @throws RangeError for what is no currency code, or an amount out of bounds.
 * @example
 * servicePrice({ montant: 12.5, sysQuantity: true, other: [{ nom: 'Levi', prenom: 'Dan' }] }, 'eur') // => 2500
 * servicePrice({ montant: 12.5, other: [{ nom: 'Levi', prenom: 'Dan' }] }, 'eur') // => 1250
 */
export function servicePrice(
  service: {
    readonly montant?: number | undefined;
    readonly sysQuantity?: boolean | undefined;
    readonly other?: readonly Person[] | undefined;
  },
  currency: string,
): Minor {
  const people = service.sysQuantity ? 1 + (service.other ?? []).length : 1;
  return minor(toMinor(service.montant ?? 0, currency) * people);
}

export interface PersonError {
  /** Position among the people beside the payer, from 0. */
  readonly index: number;
  readonly field: 'nom' | 'prenom';
  readonly code: 'required' | 'tooLong';
}

/**
 * What is wrong in the names of the people beside the payer: each needs both (PAY-18). Spaces around a name do not count.
 * @example
 * checkPeople([{ nom: 'Levi', prenom: 'Dan' }, { nom: 'Cohen', prenom: ' ' }]) // => [{ index: 1, field: 'prenom', code: 'required' }]
 */
export function checkPeople(other: readonly Person[]): PersonError[] {
  return other.flatMap((person, index) =>
    (['prenom', 'nom'] as const).flatMap((field): PersonError[] => {
      const text = (person[field] ?? '').trim();
      if (!text) return [{ index, field, code: 'required' }];
      return text.length > PAYER_LIMITS[field] ? [{ index, field, code: 'tooLong' }] : [];
    }),
  );
}
