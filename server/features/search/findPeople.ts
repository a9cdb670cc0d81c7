import type { FoundRecord } from '../../../src/contract/records/searchAll';
import { contactName } from '../../../src/core/contact';
import { findTrees, pageContacts } from '../contacts/contactStore';
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
    const merged = all.filter(({ id, rootId }) => rootId === root.id && id !== root.id);
    const named = viewNamed([root, ...merged]);
    return { id: root.id, label: contactName(named), email: named.emails[0] ?? '', tel: named.tels[0] ?? '' };
  });
}
