import type { Language } from '../../contract/terms/languages';
import { writeNumber } from './writeNumber';
import { roundDecimal } from './roundDecimal';

/**
 * A percentage as it is shown (GOAL-03): one decimal below 1 and never more than 0.9, whole and rounded down from there.
 * @example
 * shownPercent(0.456) // => 0.5
 * shownPercent(99.99) // => 99
 * shownPercent(-3) // => 0
 */
export function shownPercent(percent: number): number {
  return percent >= 1 ? Math.floor(percent) : Math.min(roundDecimal(Math.max(0, percent), 1), 9) / 10;
}

/**
 * The same as a language writes it (GOAL-03).
 * @example
 * formatPercentage(0.456, 'fr') // => '0,5%'
 * formatPercentage(0.96, 'fr') // => '0,9%'
 * formatPercentage(99.99, 'en') // => '99%'
 * formatPercentage(0, 'fr') // => '0%'
 */
export function formatPercentage(percent: number, lang: Language): string {
  return `${writeNumber(String(shownPercent(percent)), lang)}%`;
}

/**
 * How much of a progress bar is filled, in percent (GOAL-04): nothing at 0, above it `least` at least (10 when it is absent), so
 * that it is seen, and 100 at most.
 * @example
 * barFill(0) // => 0
 * barFill(3) // => 10
 * barFill(41.7) // => 41.7
 * barFill(160) // => 100
 */
export function barFill(percent: number, least?: number | null): number {
  return percent > 0 ? Math.min(100, Math.max(least ?? 10, percent)) : 0;
}
