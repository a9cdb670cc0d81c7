import { eq, isNotNull } from 'drizzle-orm';
import { deletions, organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { lockOrganisation } from '../organisations/organisationStore';
import { beginDeletion } from './beginDeletion';
import { appendDeleted, readDeleted } from './deletedFile';

/**
 * Begins deletions again that a restored database knows nothing of, and notes those that the folder knows nothing of (ORG-11).
 * Run it at the start, before any request.
 */
export async function replayDeletions(deps: Deps): Promise<void> {
  const { database } = deps;
  const inFolder = await readDeleted(deps);
  const rows = await database.queries.select().from(deletions).where(isNotNull(deletions.startedAt));
  const begun = rows.map(({ organisationId, startedAt }) => ({ organisationId, startedAt: startedAt ?? deps.now() }));
  await appendDeleted(
    deps,
    begun.filter(({ organisationId }) => !inFolder.has(organisationId)),
  );
  const known = new Set(begun.map(({ organisationId }) => organisationId));
  for (const [id, startedAt] of inFolder) {
    if (known.has(id)) continue;
    await database.transaction(async (tx) => {
      const organisation = await lockOrganisation(tx, id);
      const [row] = await tx
        .select({ createdAt: organisations.createdAt })
        .from(organisations)
        .where(eq(organisations.id, id));
      // A younger one is another.
      if (!organisation || !row || row.createdAt > startedAt) return;
      const at = deps.now();
      await tx.insert(deletions).values({ organisationId: id, askedAt: at, dueAt: at }).onConflictDoNothing();
      await beginDeletion(tx, deps, organisation);
    });
  }
}
