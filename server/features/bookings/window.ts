import type { QueryOut } from '../../../src/contract/route';
import type { getPresence } from '../../../src/contract/records/bookings';
import { zonedTime } from '../../../src/core/calendar';
import type { Window } from '../calendars/bookingStore';

/** Days of a time zone, or one slot, as moments. */
export function windowOf({ from, to, slot }: QueryOut<typeof getPresence>, timeZone: string): Window {
  if (slot !== undefined) {
    const start = new Date(slot);
    return { from: start, to: new Date(start.getTime() + 1) };
  }
  const zone = zonedTime(timeZone);
  return {
    from: from === undefined ? undefined : new Date(zone.momentOf(from, '00:00')),
    to: to === undefined ? undefined : new Date(zone.momentOf(to, '24:00')),
  };
}
