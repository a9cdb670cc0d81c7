import type { ContactName } from '../../../src/contract/records/contacts';
import { contactName } from '../../../src/core/contact';
import type { Queries } from '../../db/database';
import { findContact, findTree } from './contactStore';
import { viewNamed } from './contactView';

/** Whose a record is, as it stands in the address book: the one that a merged contact was merged into (PERS-06). Null for nobody. */
export async function contactOf(
  queries: Queries,
  organisationId: string,
  contactId: string | null,
): Promise<ContactName | null> {
  const found = contactId ? await findContact(queries, organisationId, contactId) : null;
  if (!found) return null;
  const tree = await findTree(queries, organisationId, found.rootId);
  return { id: found.rootId, name: contactName(viewNamed(tree)) };
}
