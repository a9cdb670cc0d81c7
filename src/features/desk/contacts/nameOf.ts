import type { NamedContact } from '../../../contract/records/contacts';
import { contactName } from '../../../core/contact';
import { writeName } from '../writeName';

/** A contact's name, else their address or number, else the words for none. */
export const nameOf = (contact: NamedContact, unnamed: string): string => {
  const [email] = contact.emails;
  const [tel] = contact.tels;
  return writeName({ id: contact.id, name: contactName(contact), email, tel }, unnamed);
};
