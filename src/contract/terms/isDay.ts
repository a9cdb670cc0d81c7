/**
 * Whether a text is a day that exists, written YYYY-MM-DD.
 * @example
 * isDay('2024-02-29') // => true
 * isDay('2025-02-29') // => false
 */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
