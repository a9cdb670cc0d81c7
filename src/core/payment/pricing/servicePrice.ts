import { minor, toMinor, type Minor } from '../../money';
import type { Person } from '../payer/people';

/**
 * A service's price (PAY-18): once for the payer and once per further person if it counts people (`sysQuantity`), else
 * once. `montant` in currency units.
 * @throws RangeError for an invalid currency code or an amount out of bounds.
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
