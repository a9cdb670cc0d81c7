/**
 * Whether a value is an object with properties: no list, not null.
 * @example
 * isRecord({}) // => true
 * isRecord([]) // => false
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
