import { and, lt, sql } from 'drizzle-orm';
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
