type Entries = Readonly<Record<string, unknown>>;

/**
 * A record with another value of one entry, in its place; without a value it has none.
 * @example
 * withEntry({ label: 'Nom', kind: 'email' }, 'label', 'Courriel') // => { label: 'Courriel', kind: 'email' }
 * withEntry({ label: 'Nom' }, 'label', undefined) // => {}
 */
export function withEntry(record: Entries, name: string, value: unknown): Entries {
  const { [name]: _before, ...others } = record;
  return value === undefined ? others : { ...record, [name]: value };
}
