import type { ContactRecord } from '../../../contract/records/contacts';

/** Addresses of others who share a number of the contact. */
export function sharers(
  { emails, merged }: Pick<ContactRecord, 'emails' | 'merged'>,
  known: readonly string[],
): string[] {
  const mailboxes = [...emails, ...merged.flatMap((one) => one.emails)].map((email) =>
    email.toLowerCase().replace(/\+[^@]*/, ''),
  );
  return [...new Set(known)].filter((email) => !mailboxes.includes(email));
}
