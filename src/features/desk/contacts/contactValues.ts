import type { ContactDate, ContactRecord, updateContact } from '../../../contract/records/contacts';
import type { BodyIn } from '../../../contract/route';
import type { Edits, EditValue } from '../editing/useEdits';

/** Fields of the contact form. */
export const contactKeys = [
  ...(['prenom', 'nom', 'prenomHE', 'raison', 'emails', 'tels', 'tags', 'addresses', 'dates', 'note'] as const),
] as const;
export type ContactKey = (typeof contactKeys)[number];
export type ContactAddress = ContactRecord['addresses'][number];

/** A contact's value as its field shows it: lists are typed as one text. */
export function readContact(contact: ContactRecord, key: ContactKey): EditValue {
  if (key === 'emails' || key === 'tels') return contact[key].join('\n');
  return key === 'tags' ? contact.tags.join(', ') : contact[key];
}

/** The body for the edited keys only. */
export function writeContact(edits: Edits<ContactKey>): BodyIn<typeof updateContact> {
  const { emails, tels, tags, addresses, dates, ...texts } = edits;
  const listOf = (typed: EditValue, between: RegExp) =>
    String(typed)
      .split(between)
      .map((text) => text.trim())
      .filter(Boolean);
  return {
    ...(texts as Partial<Pick<ContactRecord, 'prenom' | 'nom' | 'prenomHE' | 'raison' | 'note'>>),
    ...(emails !== undefined && { emails: listOf(emails, /[\s,;]+/) }),
    ...(tels !== undefined && { tels: listOf(tels, /[\n,;]+/) }),
    ...(tags !== undefined && { tags: listOf(tags, /[\n,;]+/) }),
    ...(addresses !== undefined && {
      addresses: (addresses as readonly ContactAddress[]).map((address) => ({
        ...address,
        pays: address.pays.trim().toUpperCase(),
      })),
    }),
    ...(dates !== undefined && { dates: [...(dates as readonly ContactDate[])] }),
  };
}
