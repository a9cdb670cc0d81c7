import { type Route } from '../../src/contract/route';
import { isAtLeast } from '../../src/contract/terms/roles';
import type { Caller } from '../secrets/tokens';

/** Keys under which answers carry how a person is reached. */
const contacts = ['email', 'tel', 'phone', 'adresse', 'address', 'postal', 'ville', 'facturation', 'contact'];

/** Key of answers to an organisation's own questions, which may be another telephone or a birth date: the questions go, too. */
const OWN_ANSWERS = 'extra';

/** Whether a caller gets contact details of a call: no helper of an evening, no user below the role that it names (USER-01). */
export const seesContacts = ({ contacts: least = 'owner' }: Route, { grant, role }: Caller): boolean =>
  grant.scope !== 'evening' && (role === undefined || isAtLeast(role, least));

/** The keys that others get empty, of a route that also `hides` some. */
export const withheldKeys = (hides: readonly string[] = []): ReadonlySet<string> => new Set([...contacts, ...hides]);

/**
 * An answer for who does not see contact details (SRV-10, USER-01): they and the keys in `hides` are emptied at any depth.
 * @example withoutContacts({ nom: 'Levi', email: 'dan@example.org', url: '/x' }, ['url']) // { nom: 'Levi', email: '', url: '' }
 */
export function withoutContacts(answer: unknown, hides?: readonly string[]): unknown {
  const hidden = withheldKeys(hides);
  const walk = (value: unknown, blank: boolean): unknown => {
    if (typeof value === 'string') return blank ? '' : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, blank));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === OWN_ANSWERS ? {} : walk(inner, blank || hidden.has(key)),
      ]),
    );
  };
  return walk(answer, false);
}
