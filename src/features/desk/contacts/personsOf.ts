import type { ContactRecord } from '../../../contract/records/contacts';

interface Named {
  readonly email?: string;
  readonly tel?: string;
}

/**
 * A contact as persons of the privacy calls: one per address, the first with a number; without addresses, one per number.
 * Merged contacts are the same person.
 */
export function personsOf({ emails, tels, merged }: ContactRecord): Named[] {
  const all = [...new Set([...emails, ...merged.flatMap((one) => one.emails)])];
  const numbers = [...new Set([...tels, ...merged.flatMap((one) => one.tels)])];
  const [tel] = numbers;
  if (all.length === 0) return numbers.map((number) => ({ tel: number }));
  return all.map((email, index) => ({ email, ...(index === 0 && tel !== undefined && { tel }) }));
}

export const namesPerson = (contact: ContactRecord): boolean => personsOf(contact).length > 0;
