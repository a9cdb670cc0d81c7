import { createHash } from 'node:crypto';

/**
 * Names a state of a record by what is in it: another one with every change, the same one where nothing has changed. Keys in any
 * order, for the database keeps none.
 * @example
 * versionOf({ a: 1, b: '2' }) === versionOf({ b: '2', a: 1 }) // => true
 */
export function versionOf(record: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22);
}
