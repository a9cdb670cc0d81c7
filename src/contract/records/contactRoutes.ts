import { countContacts } from './contactCounts';
import { exportContactDates, listContactDates } from './contactDates';
import { cancelImport, startImport } from './contactImportRuns';
import { checkPeople } from './contactImports';
import { listContactHistory } from './contactHistory';
import { exportContacts, listDoubles } from './contactLists';
import { mergeContact, partContacts, unmergeContact } from './contactMerges';
import { removeContact } from './contactRemoval';
import { latestImport } from './latestImport';
import { createContact, getContact, listContacts, updateContact } from './contacts';

/** The calls of the address book. Those with a place of their own come before that of one contact. */
export const contactRoutes = {
  listContacts,
  countContacts,
  listDoubles,
  exportContacts,
  listContactDates,
  exportContactDates,
  latestImport,
  checkPeople,
  startImport,
  cancelImport,
  getContact,
  listContactHistory,
  createContact,
  updateContact,
  removeContact,
  mergeContact,
  unmergeContact,
  partContacts,
};
