import type { NamedContact } from '../../../contract/records/contacts';
import { contactName } from '../../../core/contact';

/** Who it is: the name, else how they are reached. */
export const nameOf = (contact: NamedContact): string =>
  contactName(contact) || (contact.emails[0] ?? '') || (contact.tels[0] ?? '');
