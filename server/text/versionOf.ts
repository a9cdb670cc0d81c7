import { createHash } from 'node:crypto';

/**
 * Names the state of a record by its content: it changes with every change, and only then. The order of keys does not matter,
 * as the database keeps none.
 * @example
 * versionOf({ a: 1, b: '2' }) === versionOf({ b: '2', a: 1 }) // => true
 */
export function versionOf(record: object): string {
  const entries = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22);
}
