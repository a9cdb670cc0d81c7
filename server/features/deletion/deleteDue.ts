import { setImmediate } from 'node:timers/promises';
import { asc, eq, lte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import { audit, deletions, entries, payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { loggable } from '../../loggable';
import { lockOrganisation, requireExistingOrganisation } from '../organisations/organisationStore';
import { beginDeletion } from './beginDeletion';
import { appendDeleted } from './deletedFile';
import { countRunning, DAY, REMINDERS } from './deletionService';
import { queueDeletionLetters } from './deletionLetter';
import { steps } from './fates';
import { closeNext } from './takePayments';

type Row = typeof deletions.$inferSelect;

const MINUTE = 60 * 1000;
/** Until what has come meanwhile, or could not be done, is looked at again. */
const AGAIN = 10 * MINUTE;
/** Books that are kept are looked at so often. */
const MONTH = 30 * DAY;

interface Working {
  /** Once it is aborted, no other piece is begun. */
  readonly signal?: AbortSignal;
  /** Awaited after each piece: whoever asks the server goes first. */
  readonly giveWay?: () => Promise<unknown>;
}

/**
 * Does what is due for organisations that are to be deleted (ORG-10, ORG-11): reminds owners, begins, and deletes by pieces, each in a
 * transaction with the note of where the next one begins. A kill loses one piece, and of several processes one does it. What
 * fails for one organisation is tried again later. Returns the number of pieces.
 */
export async function deleteDue(deps: Deps, { signal, giveWay }: Working = {}): Promise<number> {
  for (let pieces = 0; ; pieces += 1) {
    if (signal?.aborted) return pieces;
    const due = lte(deletions.nextAt, deps.now());
    const [row] = await deps.database.queries
      .select()
      .from(deletions)
      .where(due)
      .orderBy(sql`${deletions.startedAt} is not null`, asc(deletions.nextAt))
      .limit(1);
    if (!row) return pieces;
    const { organisationId } = row;
    try {
      if (!row.startedAt) await tell(deps, organisationId);
      else if (!(await takePiece(deps, row, signal))) return pieces;
    } catch (error) {
      deps.log.error({ organisation: organisationId, error: loggable(error) }, 'deletion will be tried again');
      await postpone(deps, organisationId);
    }
    await giveWay?.();
    // The embedded database computes in this thread.
    await setImmediate();
  }
}

const theRow = (organisationId: string) => eq(deletions.organisationId, organisationId);

const postpone = ({ database, now }: Deps, organisationId: string) =>
  database.queries
    .update(deletions)
    .set({ nextAt: new Date(now().getTime() + AGAIN), step: 0, after: '' })
    .where(theRow(organisationId));

/** Reminds the owners, or begins. A server that stood still gives them the last day all the same. */
async function tell(deps: Deps, organisationId: string): Promise<void> {
  const startedAt = await deps.database.transaction(async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId);
    const [row] = await tx.select().from(deletions).where(theRow(organisationId)).for('update');
    const now = deps.now();
    if (!organisation || !row?.nextAt || row.startedAt || row.nextAt > now) return null;
    if (!organisation.closedAt) {
      // Opened by a process of an earlier release, which knew nothing of it.
      await tx.delete(deletions).where(theRow(organisationId));
      return null;
    }
    if (row.told < REMINDERS.length) {
      await remind(tx, deps, row);
      return null;
    }
    if ((await countRunning(tx, organisationId)) === 0) return beginDeletion(tx, deps, organisation);
    deps.log.warn({ organisation: organisationId }, 'not deleted: subscriptions are not stopped yet');
    await tx
      .update(deletions)
      .set({ nextAt: new Date(now.getTime() + AGAIN) })
      .where(theRow(organisationId));
    return null;
  });
  // Once it is committed: a copy of the database from before is to forget it again.
  if (startedAt) await appendDeleted(deps, [{ organisationId, startedAt }]);
  deps.hosts.forget();
}

async function remind(tx: Queries, deps: Deps, row: Row): Promise<void> {
  const left = (row.dueAt.getTime() - deps.now().getTime()) / DAY;
  const [, last] = REMINDERS;
  const told = left > last ? 1 : REMINDERS.length;
  const dueAt = left < last && told === REMINDERS.length ? new Date(deps.now().getTime() + last * DAY) : row.dueAt;
  const nextAt = told === 1 ? new Date(dueAt.getTime() - last * DAY) : dueAt;
  await tx.update(deletions).set({ told, dueAt, nextAt }).where(theRow(row.organisationId));
  const organisation = await requireExistingOrganisation(tx, row.organisationId);
  await queueDeletionLetters(tx, deps, organisation, { news: 'soon', row: { ...row, dueAt } });
}

/** Takes one piece; false when another process is at it. */
async function takePiece(deps: Deps, { organisationId, step, after }: Row, signal?: AbortSignal): Promise<boolean> {
  const organisation = await requireExistingOrganisation(deps.database.queries, organisationId);
  const present = steps[step];
  if (present?.name === 'payments') await closeNext(deps, organisation, { after, signal });
  if (signal?.aborted) return false;
  return deps.database.transaction(async (tx) => {
    const [row] = await tx.select().from(deletions).where(theRow(organisationId)).for('update', { skipLocked: true });
    if (row?.step !== step || row.after !== after || !row.nextAt || row.nextAt > deps.now()) return false;
    const taken = present ? await present.take(tx, deps, organisation, after) : { found: 0, after: null };
    const found = row.found + taken.found;
    const next = taken.after === null ? step + 1 : step;
    const change =
      next < steps.length
        ? { step: next, after: taken.after ?? '', found }
        : { ...(await endOf(tx, deps, row, found)), step: 0, after: '', found: 0 };
    await tx.update(deletions).set(change).where(theRow(organisationId));
    return true;
  });
}

/** After the last step: what came while it went is looked for again; when nothing did, books alone are left. */
async function endOf(
  tx: Queries,
  { now }: Deps,
  { organisationId, doneAt }: Row,
  found: number,
): Promise<Partial<Row>> {
  const at = now();
  if (found > 0) return { nextAt: new Date(at.getTime() + AGAIN) };
  const isLeft = [];
  for (const table of [payments, entries, audit]) isLeft.push(await hasRows(tx, table, organisationId));
  return { doneAt: doneAt ?? at, nextAt: isLeft.includes(true) ? new Date(at.getTime() + MONTH) : null };
}

type OfOrganisation = PgTable & { readonly organisationId: PgColumn };

async function hasRows(tx: Queries, table: OfOrganisation, organisationId: string): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(table)
    .where(eq(table.organisationId, organisationId))
    .limit(1);
  return rows.length > 0;
}
