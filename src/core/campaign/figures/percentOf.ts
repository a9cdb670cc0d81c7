/** The largest number below 100. */
const BELOW_WHOLE = 100 - 2 ** -46;

/**
 * Progress towards a goal in percent, not rounded, possibly above 100. It is 100 or more exactly when the goal is
 * reached, despite floating point; a goal of 0 is always reached.
 * @example
 * percentOf(45600, 100000) // => 45.6
 * percentOf(0.29, 1) < 29 // => true
 * percentOf(29, 100) // => 29
 * percentOf(-5, 100) // => 0
 */
export function percentOf(value: number, goal: number): number {
  if (!(goal > 0)) return 100;
  const percent = Math.max(0, (value * 100) / goal);
  return value >= goal ? Math.max(100, percent) : Math.min(BELOW_WHOLE, percent);
}

/**
 * Whether the celebration is shown (WID-04, SCREEN-06): at 100% of the goal that is shown, or when it is forced.
 * @param percent null without a goal.
 * @example
 * celebrates(100) // => true
 * celebrates(99.9) // => false
 * celebrates(null, true) // => true
 */
export function celebrates(percent: number | null, forced?: boolean | null): boolean {
  return forced === true || (percent !== null && percent >= 100);
}
