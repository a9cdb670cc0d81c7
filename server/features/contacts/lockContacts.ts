import { contacts } from '../../db/schema';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { findContact, lockContact, type ContactDbRow } from './contactStore';

/** Locks a contact after the one it was merged into: everybody locks in this order. */
export async function lockInTree(tx: Queries, organisationId: string, id: string): Promise<ContactDbRow | null> {
  const found = await findContact(tx, organisationId, id);
  if (found && found.rootId !== id) await lockContact(tx, organisationId, found.rootId);
  const row = found && (await lockContact(tx, organisationId, id));
  if (row && row.rootId !== found.rootId) throw new Error('orgkit: a contact was merged meanwhile');
  return row;
}

/** Ids in locking order: by the contact they were merged into, that one first. */
export async function inLockOrder(queries: Queries, organisationId: string, ids: readonly string[]): Promise<string[]> {
  const { id, rootId } = contacts;
  const rows = await queries
    .select({ id })
    .from(contacts)
    .where(and(eq(contacts.organisationId, organisationId), inArray(id, [...new Set(ids)])))
    .orderBy(asc(rootId), desc(sql`${id} = ${rootId}`), asc(id));
  return rows.map((row) => row.id);
}
