import type { NamedContact } from '../../../contract/records/contacts';
import { contactName } from '../../../core/contact';

/** A contact's name, else their address or number. */
export const nameOf = (contact: NamedContact): string =>
  contactName(contact) || (contact.emails[0] ?? '') || (contact.tels[0] ?? '');
