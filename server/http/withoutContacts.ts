/** Keys under which answers carry how a person is reached. */
const contacts = ['email', 'tel', 'phone', 'adresse', 'address', 'postal', 'ville', 'facturation', 'contact'];

/** The keys that helpers of an evening get empty, of a route that also `hides` some. */
export const withheldKeys = (hides: readonly string[] = []): ReadonlySet<string> => new Set([...contacts, ...hides]);

/**
 * An answer for helpers of an evening (SRV-10): contact details and the keys in `hides` are emptied at any depth.
 * @example withoutContacts({ nom: 'Levi', email: 'dan@example.org', url: '/x' }, ['url']) // { nom: 'Levi', email: '', url: '' }
 */
export function withoutContacts(answer: unknown, hides?: readonly string[]): unknown {
  const hidden = withheldKeys(hides);
  const walk = (value: unknown, blank: boolean): unknown => {
    if (typeof value === 'string') return blank ? '' : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, blank));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, walk(inner, blank || hidden.has(key))]),
    );
  };
  return walk(answer, false);
}
