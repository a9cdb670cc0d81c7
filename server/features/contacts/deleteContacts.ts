import { and, eq, or } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { contactDates, contactKeys, contactPairs, contactPayments, contactSums, contacts } from '../../db/schema';
import type { CountMoves } from './countContacts';
import { inLockOrder, lockInTree } from './lockContacts';
import { settleTree, tagsOf } from './saveContact';
import { standAlone } from './standAlone';

/** Deletes contacts with all their rows; contacts merged into them stand alone again. */
export async function deleteContacts(
  tx: Queries,
  organisationId: string,
  ids: readonly string[],
  moves: CountMoves,
): Promise<void> {
  for (const id of await inLockOrder(tx, organisationId, ids)) {
    const row = await lockInTree(tx, organisationId, id);
    if (!row) continue;
    const own = (table: typeof contactKeys | typeof contactDates | typeof contactPayments | typeof contactSums) =>
      and(eq(table.organisationId, organisationId), eq(table.contactId, id));
    for (const table of [contactKeys, contactDates, contactPayments, contactSums])
      await tx.delete(table).where(own(table));
    await tx
      .delete(contactPairs)
      .where(
        and(
          eq(contactPairs.organisationId, organisationId),
          or(eq(contactPairs.oneId, id), eq(contactPairs.otherId, id)),
        ),
      );
    await tx.delete(contacts).where(and(eq(contacts.organisationId, organisationId), eq(contacts.id, id)));
    moves.add(tagsOf(row), -1);
    const merged = await tx
      .select()
      .from(contacts)
      .where(and(eq(contacts.organisationId, organisationId), eq(contacts.parentId, id)));
    for (const child of merged) await standAlone(tx, child, moves);
    if (row.rootId !== id) await settleTree(tx, organisationId, row.rootId, moves);
  }
}
