/**
 * Whether a text names a time zone that this machine knows.
 * @example
 * isTimeZone('Europe/Paris') // => true
 * isTimeZone('Paris') // => false
 */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
