import type { ReachedContact } from '../../../src/contract/records/contacts';
import { contactName } from '../../../src/core/contact';
import type { Queries } from '../../db/database';
import { findTreeOf } from './contactStore';
import { viewNamed } from './contactView';

/** Whose a record is, as it stands in the address book: the one that a merged contact was merged into (PERS-06). Null for nobody. */
export async function contactOf(
  queries: Queries,
  organisationId: string,
  contactId: string | null,
): Promise<ReachedContact | null> {
  const tree = contactId ? await findTreeOf(queries, organisationId, contactId) : [];
  const [root] = tree;
  if (!root) return null;
  const shown = viewNamed(tree);
  const name = contactName(shown);
  const [email = '', tel = ''] = name ? [] : [shown.emails[0], shown.tels[0]];
  return { id: root.id, name, email, tel };
}
