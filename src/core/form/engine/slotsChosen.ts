import type { Evaluation } from './evaluator';

/**
 * Whether a stored key is that of a slot.
 * @example
 * isCalendarKey('[CALENDAR]_c1') // => true
 */
export const isCalendarKey = (key: string): boolean => key.startsWith('[CALENDAR]_');

/**
 * The slots that are chosen, by stored key: when they change, the stock of every product is another (ENG-22).
 * @example
 * slotsChosen(createEvaluator(compileForm(readForm({ content: [{ type: 'calendar', props: { calendarId: 'c1' } }] }), { currency: 'eur' }), new Map([['[CALENDAR]_c1', '2025-11-12T08:30:00Z']]))) // => { '[CALENDAR]_c1': '2025-11-12T08:30:00Z' }
 */
export function slotsChosen({ fieldIndex, isShown, valueOf }: Evaluation): Readonly<Record<string, unknown>> {
  const chosen = [...fieldIndex.slots.values()].filter((slot) => isCalendarKey(slot.key) && isShown(slot.key));
  return Object.fromEntries(chosen.map((slot) => [slot.key, valueOf(slot)]));
}
