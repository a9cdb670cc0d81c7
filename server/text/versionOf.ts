import { createHash } from 'node:crypto';

/**
 * Names the state of a record by its content: it changes with every change, and only then. The order of keys does not matter at
 * any depth, as the database keeps none.
 * @example
 * versionOf({ a: 1, b: [{ c: 2, d: 3 }] }) === versionOf({ b: [{ d: 3, c: 2 }], a: 1 }) // => true
 * versionOf([1, 2]) === versionOf([2, 1]) // => false
 */
export const versionOf = (record: object): string =>
  createHash('sha256').update(JSON.stringify(record, inOrder)).digest('base64url').slice(0, 22);

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
