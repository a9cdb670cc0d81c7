import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { lockInTree } from './lockContacts';
import { CountMoves } from './countContacts';
import { deleteContacts } from './deleteContacts';
import { isOfRecords } from './isOfRecords';

/**
 * Removes a contact from the address book (PERS-05).
 * @throws HttpError 404, 409 `has_records` if they paid, sent or promised anything
 */
export function removeContact(
  deps: Pick<Deps, 'database' | 'ids' | 'now'>,
  holder: TokenHolder,
  id: string,
): Promise<void> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    requireRow(await lockInTree(tx, organisationId, id), 'contact');
    if (await isOfRecords(tx, organisationId, id))
      throw new HttpError(409, 'They paid, sent or promised something: erase them instead.', 'has_records');
    const moves = new CountMoves();
    await deleteContacts(tx, organisationId, [id], moves);
    await moves.write(tx, organisationId);
    const note = { action: 'ADMIN-CONTACT-REMOVE', subject: 'contact', subjectId: id, changes: {} };
    await recordChange(tx, deps, holder, note);
  });
}
