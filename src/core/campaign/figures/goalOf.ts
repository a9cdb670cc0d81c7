/** The goal that is shown. */
export interface Goal {
  readonly goal: number;
  /** True for a bonus goal: the label is NOUVEL OBJECTIF and the first goal is struck through. */
  readonly raised: boolean;
}

/**
 * The goal a campaign shows (GOAL-01, GOAL-02): `objectif`; once reached, the first bonus above the amount raised, or
 * the last one. Null without a goal. All numbers in one unit.
 * @example
 * goalOf({ objectif: 100000, bonus: [120000, 150000] }, 99999) // => { goal: 100000, raised: false }
 * goalOf({ objectif: 100000, bonus: [120000, 150000] }, 100000) // => { goal: 120000, raised: true }
 * goalOf({ objectif: 100000, bonus: [120000, 150000] }, 160000) // => { goal: 150000, raised: true }
 * goalOf({ objectif: 0 }, 5) // => null
 */
export function goalOf(
  campaign: {
    readonly objectif?: number | null | undefined;
    readonly bonus?: readonly number[] | null | undefined;
  },
  collected: number,
): Goal | null {
  const objectif = campaign.objectif ?? 0;
  const bonus = campaign.bonus ?? [];
  if (!(objectif > 0)) return null;
  const goal = collected >= objectif ? (bonus.find((next) => next > collected) ?? bonus.at(-1)) : undefined;
  return goal === undefined ? { goal: objectif, raised: false } : { goal, raised: true };
}
