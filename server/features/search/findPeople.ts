import type { FoundRecord } from '../../../src/contract/records/searchAll';
import { contactName } from '../../../src/core/contact';
import { findTrees, pageContacts, withMerged } from '../contacts/contactStore';
import { viewNamed } from '../contacts/contactView';
import type { Search } from './search';

/** Contacts by name, and by how they are reached for those who see that. */
export async function findPeople({
  queries,
  organisationId,
  search,
  seesContacts,
  limit,
}: Search): Promise<FoundRecord[]> {
  const rows = await pageContacts(queries, organisationId, { search, isByName: !seesContacts, limit });
  const ids = rows.map(({ id }) => id);
  const all = await findTrees(queries, organisationId, ids);
  return rows.map((root) => {
    const named = viewNamed(withMerged(root, all));
    return { id: root.id, label: contactName(named), email: named.emails[0] ?? '', tel: named.tels[0] ?? '' };
  });
}
