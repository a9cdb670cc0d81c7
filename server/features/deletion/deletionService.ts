import { and, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { deleteOrganisation, keepOrganisation, type Deletion } from '../../../src/contract/organisations/deletion';
import { timeZoneOf } from '../../../src/core/organisation';
import { dayOf } from '../../../src/core/payment';
import { lockedUntil } from '../../../src/core/privacy';
import type { Queries } from '../../db/database';
import { deletions, entries, payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { BusinessRefusal } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import {
  lockOrganisation,
  requireExistingOrganisation,
  type OrganisationRecord,
} from '../organisations/organisationStore';
import { retentionFor } from '../privacy/locks';
import { queueDeletionLetters } from './deletionLetter';

export const DAY = 24 * 60 * 60 * 1000;
/** Days between the wish and the deletion, and before it at which owners are reminded. */
const WAIT = 30;
export const REMINDERS = [7, 1] as const;

type Surroundings = Pick<Deps, 'config' | 'database' | 'now' | 'ids'>;

/** Payments of which charges are to come; those asked to stop too, until their provider has stopped them. */
export async function countRunning(queries: Queries, organisationId: string): Promise<number> {
  const isRunning = inArray(payments.subscriptionState, ['active', 'failing']);
  const [row] = await queries
    .select({ found: count() })
    .from(payments)
    .where(and(eq(payments.organisationId, organisationId), isRunning));
  return row?.found ?? 0;
}

/** The last day that the books, or receipts where these are kept longer, hold the latest movement of real money. */
async function keptUntil(queries: Queries, deps: Surroundings, organisation: OrganisationRecord) {
  const [last] = await queries
    .select({ at: entries.createdAt })
    .from(entries)
    .where(and(eq(entries.organisationId, organisation.id), eq(entries.mode, 'live'), ne(entries.montant, 0 as never)))
    .orderBy(desc(entries.createdAt))
    .limit(1);
  const { accounts, receipts } = retentionFor(deps, organisation);
  return last ? lockedUntil(dayOf(last.at.getTime(), timeZoneOf(organisation)), Math.max(accounts, receipts)) : null;
}

/** Whether and when an organisation is deleted (CALL-142). */
export async function readDeletion(deps: Surroundings, organisationId: string, tx?: Queries): Promise<Deletion> {
  const queries = tx ?? deps.database.queries;
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const [row] = await queries.select().from(deletions).where(eq(deletions.organisationId, organisationId));
  return {
    askedAt: row?.askedAt.toISOString() ?? null,
    dueAt: row?.dueAt.toISOString() ?? null,
    keptUntil: await keptUntil(queries, deps, organisation),
    running: await countRunning(queries, organisationId),
  };
}

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ');

/**
 * Has a closed organisation deleted after a while, and tells its owners (ORG-10). Asking again changes nothing.
 * @throws BusinessRefusal `open`, `name`, `running`
 */
export async function askDeletion(deps: Surroundings, holder: TokenHolder, name: string): Promise<Deletion> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId);
    if (!organisation?.closedAt) throw new BusinessRefusal('Close the organisation first.', 'open');
    if (plain(name) !== plain(organisation.name))
      throw new BusinessRefusal('This is not the name of the organisation.', 'name');
    if ((await countRunning(tx, organisationId)) > 0)
      throw new BusinessRefusal('Subscriptions are not stopped at their provider yet. Try again later.', 'running');
    const askedAt = deps.now();
    const dueAt = new Date(askedAt.getTime() + WAIT * DAY);
    const nextAt = new Date(dueAt.getTime() - REMINDERS[0] * DAY);
    const [row] = await tx
      .insert(deletions)
      .values({ organisationId, askedAt, dueAt, nextAt })
      .onConflictDoNothing()
      .returning();
    if (row) {
      await queueDeletionLetters(tx, deps, organisation, { news: 'asked', row });
      await note(tx, deps, holder, deleteOrganisation.id, { dueAt: { to: dueAt.toISOString() } });
    }
    return readDeletion(deps, organisationId, tx);
  });
}

/** Cancels it within the caller's transaction, which holds the organisation; what has begun goes on. */
export async function cancelDeletion(tx: Queries, deps: Surroundings, holder: TokenHolder): Promise<void> {
  const { organisationId } = holder;
  const organisation = await requireExistingOrganisation(tx, organisationId);
  const [row] = await tx.delete(deletions).where(eq(deletions.organisationId, organisationId)).returning();
  if (!row) return;
  if (row.startedAt) throw new BusinessRefusal('The deletion has begun.', 'begun');
  await queueDeletionLetters(tx, deps, organisation, { news: 'cancelled', row });
  await note(tx, deps, holder, keepOrganisation.id, { dueAt: { from: row.dueAt.toISOString() } });
}

/** The same for whoever wants just that (CALL-142). */
export function keepClosed(deps: Surroundings, holder: TokenHolder): Promise<Deletion> {
  return deps.database.transaction(async (tx) => {
    await lockOrganisation(tx, holder.organisationId);
    await cancelDeletion(tx, deps, holder);
    return readDeletion(deps, holder.organisationId, tx);
  });
}

const note = (tx: Queries, deps: Surroundings, holder: TokenHolder, action: string, changes: Record<string, unknown>) =>
  recordChange(tx, deps, holder, { action, subject: 'organisation', subjectId: holder.organisationId, changes });
