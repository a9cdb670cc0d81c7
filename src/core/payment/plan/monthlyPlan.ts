import { exponentOf, minor, type Minor } from '../../money';

/** How a payer wants to pay an amount: once, every month, or in parts. */
export interface PlanChoice {
  /** The typed amount: of each month, or the total when it is divided. */
  readonly montant: Minor;
  readonly currency: string;
  readonly abo: boolean;
  /** Number of monthly charges; 0 is without end. */
  readonly nbMonth?: number | null | undefined;
  /** Number of parts; 0, 1 and null are undivided. */
  readonly divide?: number | null | undefined;
}

/** A payment's plan (PAY-34): `montant` is each charge, `maxAmount` where charging stops. */
export interface Plan {
  readonly montant: Minor;
  readonly abo: boolean;
  readonly nbMonth: number;
  readonly divide: number | null;
  readonly maxAmount: Minor | null;
}

/**
 * Turns the payer's choice into a plan (PAY-31, PAY-34). A fractional part is rounded up to a whole unit.
 * @throws RangeError for a non-integer number of months or parts, or an invalid currency code.
 * @example
 * monthlyPlan({ montant: minor(5000), currency: 'EUR', abo: false }) // => { montant: 5000, abo: false, nbMonth: 1, divide: null, maxAmount: 5000 }
 * monthlyPlan({ montant: minor(2000), currency: 'EUR', abo: true, nbMonth: 12 }) // => { montant: 2000, abo: true, nbMonth: 12, divide: null, maxAmount: 24000 }
 * monthlyPlan({ montant: minor(2000), currency: 'EUR', abo: true, nbMonth: 0 }) // => { montant: 2000, abo: true, nbMonth: 0, divide: null, maxAmount: null }
 * monthlyPlan({ montant: minor(10000), currency: 'EUR', abo: false, divide: 3 }) // => { montant: 3400, abo: true, nbMonth: 3, divide: 3, maxAmount: 10000 }
 */
export function monthlyPlan({ montant, currency, abo, nbMonth, divide }: PlanChoice): Plan {
  const parts = count(divide ?? 1);
  if (parts > 1) {
    const unit = 10 ** exponentOf(currency);
    const share = montant % (parts * unit) === 0 ? montant / parts : Math.ceil(montant / (parts * unit)) * unit;
    return { montant: minor(share), abo: true, nbMonth: parts, divide: parts, maxAmount: montant };
  }
  if (!abo) return { montant, abo, nbMonth: 1, divide: null, maxAmount: montant };
  const months = count(nbMonth ?? 1);
  return { montant, abo, nbMonth: months, divide: null, maxAmount: months === 0 ? null : minor(montant * months) };
}

function count(value: number): number {
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`Not a number of charges: ${value}`);
  return value;
}

const MOST_CHARGES = 10_000;

/**
 * A payment's charge amounts in order; their sum is `maxAmount`. Empty for an open-ended payment. The last charge is
 * the rest; if below one unit, it is added to the one before (PAY-35).
 * @throws RangeError when the charges would not end.
 * @example
 * chargesOf({ montant: minor(3400), maxAmount: minor(10000) }, 'EUR') // => [3400, 3400, 3200]
 * chargesOf({ montant: minor(200), maxAmount: minor(1210) }, 'EUR') // => [200, 200, 200, 200, 200, 210]
 * chargesOf({ montant: minor(2000), maxAmount: null }, 'EUR') // => []
 */
export function chargesOf(plan: Pick<Plan, 'montant' | 'maxAmount'>, currency: string): Minor[] {
  const { montant, maxAmount } = plan;
  if (maxAmount === null) return [];
  if (montant <= 0 || maxAmount / montant > MOST_CHARGES) throw new RangeError('A plan of charges without end');
  const whole = Math.floor(maxAmount / montant);
  const charges = Array.from({ length: whole }, () => montant);
  const left = minor(maxAmount - whole * montant);
  const last = charges.at(-1);
  if (left > 0 && (last === undefined || left >= 10 ** exponentOf(currency))) charges.push(left);
  else if (left > 0 && last !== undefined) charges[whole - 1] = minor(last + left);
  return charges;
}
