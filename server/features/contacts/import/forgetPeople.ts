import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { contactImportPieces, contactImports } from '../../../db/schema';

/** Forgets the people of lists that were never begun, and of those that are over. */
export async function forgetPeople(queries: Queries, before: Date): Promise<void> {
  await queries
    .update(contactImportPieces)
    .set({ people: [] })
    .where(
      and(
        lt(contactImportPieces.createdAt, before),
        sql`${contactImportPieces.people} <> '[]'::jsonb`,
        sql`not exists (select 1 from ${contactImports} i where i.organisation_id = ${contactImportPieces.organisationId}
          and i.id = ${contactImportPieces.importId} and i.state = 'running')`,
      ),
    );
}

/** Forgets the people of these lists, but of one that is begun meanwhile. */
export async function forgetLists(tx: Queries, organisationId: string, ids: readonly string[]): Promise<void> {
  const own = and(eq(contactImports.organisationId, organisationId), inArray(contactImports.id, [...ids]));
  const rows = await tx
    .select({ id: contactImports.id })
    .from(contactImports)
    .where(and(own, eq(contactImports.state, 'checked')))
    .for('update', { skipLocked: true });
  const their = rows.map(({ id }) => id);
  await tx
    .update(contactImportPieces)
    .set({ people: [] })
    .where(and(eq(contactImportPieces.organisationId, organisationId), inArray(contactImportPieces.importId, their)));
}
