import { contacts } from '../../db/schema';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { HttpError } from '../../errors';
import { findContact, lockContact, type ContactDbRow } from './contactStore';

/** Locks a contact after the one it was merged into: everybody locks in this order. */
export async function lockInTree(tx: Queries, organisationId: string, id: string): Promise<ContactDbRow | null> {
  const found = await findContact(tx, organisationId, id);
  if (found && found.rootId !== id) await lockContact(tx, organisationId, found.rootId);
  const row = found && (await lockContact(tx, organisationId, id));
  if (row && row.rootId !== found.rootId)
    throw new HttpError(409, 'This contact was merged meanwhile. Try again.', 'merged');
  return row;
}

/** Locks contacts after those they were merged into. @returns those that are still there, as they are now */
export async function lockTrees(
  tx: Queries,
  organisationId: string,
  found: readonly Pick<ContactDbRow, 'id' | 'rootId'>[],
): Promise<ContactDbRow[]> {
  if (found.length === 0) return [];
  const ids = [...new Set(found.flatMap(({ id, rootId }) => [id, rootId]))];
  const locked: ContactDbRow[] = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.organisationId, organisationId), sql`${contacts.id} = any(${sql.param(ids)}::text[])`))
    .orderBy(...inOrder)
    .for('update');
  const roots = new Map(found.map(({ id, rootId }) => [id, rootId]));
  if (locked.some(({ id, rootId }) => (roots.get(id) ?? rootId) !== rootId))
    throw new HttpError(409, 'This contact was merged meanwhile. Try again.', 'merged');
  return locked;
}

const inOrder = [asc(contacts.rootId), desc(sql`${contacts.id} = ${contacts.rootId}`), asc(contacts.id)];

/** Ids in locking order: by the contact they were merged into, that one first. */
export async function inLockOrder(queries: Queries, organisationId: string, ids: readonly string[]): Promise<string[]> {
  const { id } = contacts;
  const rows = await queries
    .select({ id })
    .from(contacts)
    .where(and(eq(contacts.organisationId, organisationId), inArray(id, [...new Set(ids)])))
    .orderBy(...inOrder);
  return rows.map((row) => row.id);
}

/** Locks one of several contacts and, before or after it as the order has it, the others. */
export async function lockAmong(
  tx: Queries,
  organisationId: string,
  id: string,
  others: readonly string[],
): Promise<ContactDbRow | null> {
  let found: ContactDbRow | null = null;
  for (const one of await inLockOrder(tx, organisationId, [id, ...others])) {
    const row = await lockContact(tx, organisationId, one);
    if (one === id) found = row;
  }
  return found;
}
