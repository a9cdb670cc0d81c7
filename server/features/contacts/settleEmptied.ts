import type { Queries } from '../../db/database';
import { sumContact } from './contactSumStore';
import type { CountMoves } from './countContacts';
import { isOfRecords } from './isOfRecords';
import { inLockOrder, lockInTree } from './lockContacts';
import { deleteContacts } from './deleteContacts';

/** Re-sums contacts whose records were emptied; one made by records alone goes with the last of them (PRIV-06). */
export async function settleEmptied(
  tx: Queries,
  organisationId: string,
  ids: readonly string[],
  moves: CountMoves,
): Promise<void> {
  for (const id of await inLockOrder(tx, organisationId, ids)) {
    const row = await lockInTree(tx, organisationId, id);
    await sumContact(tx, organisationId, id);
    if (row && !row.isOwn && !(await isOfRecords(tx, organisationId, id)))
      await deleteContacts(tx, organisationId, [id], moves);
  }
}
