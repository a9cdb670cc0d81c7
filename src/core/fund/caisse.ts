import { addMinor, minor, sumMinor, toMinor, toUnits } from '../money';

/** The fields of a fund that the rules read (ENT-13). Amounts in currency units, as on the wire. */
export interface CaisseFigures {
  readonly objectif: number;
  readonly marge: number;
  readonly total: number;
  readonly reste: number;
  readonly withObjectif: boolean;
  readonly smart: boolean;
}

/** Progress of a fund, in currency units. `percent` is not rounded and may pass 100. Without a goal both are null. */
export interface CaisseProgress {
  readonly goal: number | null;
  readonly raised: number;
  readonly percent: number | null;
}

const hasGoal = (caisse: Pick<CaisseFigures, 'withObjectif' | 'objectif'>) =>
  caisse.withObjectif && caisse.objectif > 0;

/**
 * Goal and progress of a fund (DON-09). The margin counts on both sides; a smart fund shows the rest of its goal.
 * @param devise the organisation's currency, which decides how decimals are added.
 * @throws RangeError for an invalid currency code or an amount out of bounds.
 * @example
 * caisseProgress({ objectif: 1000, marge: 200, total: 300, reste: 700, withObjectif: true, smart: false }, 'eur') // => { goal: 1200, raised: 500, percent: 500 * 100 / 1200 }
 * caisseProgress({ objectif: 1000, marge: 0, total: 0, reste: 400, withObjectif: true, smart: true }, 'eur') // => { goal: 1000, raised: 600, percent: 60 }
 * caisseProgress({ objectif: 0, marge: 0, total: 50, reste: 0, withObjectif: true, smart: false }, 'eur') // => { goal: null, raised: 50, percent: null }
 */
export function caisseProgress(caisse: CaisseFigures, devise: string): CaisseProgress {
  const amount = (units: number) => toMinor(units, devise);
  const smart = caisse.smart && hasGoal(caisse);
  const goal = smart ? amount(caisse.objectif) : addMinor(amount(caisse.objectif), amount(caisse.marge));
  const raised = smart
    ? minor(Math.max(0, goal - amount(caisse.reste)))
    : sumMinor([amount(caisse.total), amount(caisse.marge)]);
  return {
    goal: hasGoal(caisse) ? toUnits(goal, devise) : null,
    raised: toUnits(raised, devise),
    // One division of whole numbers: 29 of 100 is 29 percent, not 28.999…
    percent: hasGoal(caisse) ? Math.max(0, (raised * 100) / goal) : null,
  };
}

/** The fields that decide whether a fund takes gifts. */
export type CaisseAvailability = Pick<CaisseFigures, 'withObjectif' | 'objectif' | 'total'> & {
  readonly active: boolean;
  readonly paused: boolean;
};

/**
 * Whether a fund takes gifts (DON-08): active, not paused, and its goal, if it has one, not reached. `hidden` is no matter.
 * @example
 * isCaisseOpen({ active: true, paused: false, withObjectif: true, objectif: 500, total: 499.99 }) // => true
 * isCaisseOpen({ active: true, paused: false, withObjectif: true, objectif: 500, total: 500 }) // => false
 * isCaisseOpen({ active: true, paused: true, withObjectif: false, objectif: 0, total: 0 }) // => false
 */
export function isCaisseOpen(caisse: CaisseAvailability): boolean {
  return caisse.active && !caisse.paused && !(hasGoal(caisse) && caisse.total >= caisse.objectif);
}
