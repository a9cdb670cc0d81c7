import { PAYER_LIMITS } from '../../../contract/terms/payerLimits';

/** A person besides the payer whom a service is paid for. */
export interface Person {
  readonly nom?: string | null | undefined;
  readonly prenom?: string | null | undefined;
}

export interface PersonError {
  /** Position among the people beside the payer, from 0. */
  readonly index: number;
  readonly field: 'nom' | 'prenom';
  readonly code: 'required' | 'tooLong';
}

/**
 * Checks the names of the people besides the payer: each needs both (PAY-18). Surrounding spaces are ignored.
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
