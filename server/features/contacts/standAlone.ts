import { contacts } from '../../db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import type { CountMoves } from './countContacts';
import { settleTree } from './saveContact';

/** Takes a contact, with those merged into it, out of its merge. */
export async function standAlone(
  tx: Queries,
  { organisationId, id, rootId }: Pick<typeof contacts.$inferSelect, 'organisationId' | 'id' | 'rootId'>,
  moves: CountMoves,
): Promise<void> {
  const rows = await tx
    .select({ id: contacts.id, parentId: contacts.parentId })
    .from(contacts)
    .where(and(eq(contacts.organisationId, organisationId), eq(contacts.rootId, rootId)));
  const below = [id];
  for (const one of below) below.push(...rows.flatMap((row) => (row.parentId === one ? [row.id] : [])));
  await tx
    .update(contacts)
    .set({ rootId: id })
    .where(and(eq(contacts.organisationId, organisationId), inArray(contacts.id, below)));
  await tx
    .update(contacts)
    .set({ parentId: null, mergedAt: null })
    .where(and(eq(contacts.organisationId, organisationId), eq(contacts.id, id)));
  // Counted without tags here; `settleTree` adds those.
  moves.add([], 1);
  await settleTree(tx, organisationId, id, moves);
}
