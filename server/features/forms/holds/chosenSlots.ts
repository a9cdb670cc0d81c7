import type { ReservedProduct } from './stockStore';

/** Prefix of calendars' stored keys (ENT-04). */
export const CALENDAR = '[CALENDAR]_';

/** Slots among stored values, by calendar. */
export function chosenSlots(extra: Readonly<Record<string, unknown>>): ReservedProduct['slots'] {
  const chosen = Object.entries(extra).flatMap(([key, value]) => {
    if (!key.startsWith(CALENDAR) || typeof value !== 'string' || Number.isNaN(Date.parse(value))) return [];
    // One moment is one slot, however it is written.
    return [[key.slice(CALENDAR.length), new Date(value).toISOString()] as const];
  });
  return Object.fromEntries(chosen);
}
