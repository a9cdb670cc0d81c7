/**
 * A moment in local time, ISO 8601 with offset: the engine's "now" (FORM-05, FORM-06).
 * @param moment milliseconds since 1970, UTC.
 * @param offset minutes that local time is ahead of UTC at that moment; the device's own unless given.
 * @example
 * localTime(Date.UTC(2025, 10, 12, 8, 30), 60) // => '2025-11-12T09:30:00+01:00'
 * localTime(Date.UTC(2025, 0, 1, 2), -210) // => '2024-12-31T22:30:00-03:30'
 */
export function localTime(moment: number, offset = -new Date(moment).getTimezoneOffset()): string {
  const local = new Date(moment + offset * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
