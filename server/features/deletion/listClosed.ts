import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { deletions, organisations } from '../../db/schema';
import type { Deps } from '../../deps';

/** Organisations that are closed, a line each, and what becomes of them: for the operator. */
export async function listClosed({ database }: Pick<Deps, 'database'>): Promise<string[]> {
  const rows = await database.queries
    .select({
      id: organisations.id,
      document: organisations.document,
      closedAt: organisations.closedAt,
      deletion: deletions,
    })
    .from(organisations)
    .leftJoin(deletions, eq(deletions.organisationId, organisations.id))
    .where(isNotNull(organisations.closedAt))
    .orderBy(asc(organisations.closedAt), asc(organisations.id));
  return rows.map(
    ({ id, document, closedAt, deletion }) =>
      `${id}  ${document.name}  closed ${closedAt?.toISOString() ?? ''}${stateOf(deletion)}`,
  );
}

function stateOf(deletion: typeof deletions.$inferSelect | null): string {
  if (!deletion) return '';
  const { dueAt, startedAt, doneAt } = deletion;
  if (doneAt) return `  deleted ${doneAt.toISOString()}`;
  return startedAt
    ? `  being deleted since ${startedAt.toISOString()}`
    : `  deleted on ${dueAt.toISOString()} unless cancelled`;
}

/** Whether an organisation's deletion has begun. */
export const isDeleted = async (queries: Queries, organisationId: string): Promise<boolean> =>
  (await queries.$count(deletions, and(eq(deletions.organisationId, organisationId), isNotNull(deletions.startedAt)))) >
  0;
