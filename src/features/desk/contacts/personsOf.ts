import type { ContactRecord } from '../../../contract/records/contacts';

interface Named {
  readonly email?: string;
  readonly tel?: string;
  readonly shared?: boolean;
  readonly contactId?: string;
}

type Contact = Pick<ContactRecord, 'id' | 'emails' | 'tels' | 'merged' | 'given'>;

/**
 * A contact as persons of the privacy calls: one per address, the first with each of the numbers; without addresses, one per
 * number, which relatives with an address may share; without either, by their entry if they gave anything. Merged contacts are
 * the same person.
 */
export function personsOf({ id, emails, tels, merged, given }: Contact): Named[] {
  const [first, ...others] = new Set([...emails, ...merged.flatMap((one) => one.emails)]);
  const numbers = [...new Set([...tels, ...merged.flatMap((one) => one.tels)])];
  if (first === undefined && numbers.length === 0) return given.length > 0 ? [{ contactId: id }] : [];
  if (first === undefined) return numbers.map((tel) => ({ tel, shared: true }));
  const firsts = numbers.length === 0 ? [{ email: first }] : numbers.map((tel) => ({ email: first, tel }));
  return [...firsts, ...others.map((email) => ({ email }))];
}

export const namesPerson = (contact: ContactRecord): boolean => personsOf(contact).length > 0;
