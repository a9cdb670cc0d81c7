import { and, count, eq, inArray, notExists, sql } from 'drizzle-orm';
import {
  closeOrganisation as closeRoute,
  reopenOrganisation,
  type Closing,
} from '../../../src/contract/organisations/closing';
import type { Queries } from '../../db/database';
import { organisations, payments, stops } from '../../db/schema';
import type { Deps } from '../../deps';
import { Outdated } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { cancelDeletion } from '../deletion/deletionService';
import { lockOrganisation, requireExistingOrganisation } from '../organisations/organisationStore';

/** Payments of which charges are to come, and nobody has asked to stop them. */
const running = (queries: Queries, organisationId: string) =>
  and(
    eq(payments.organisationId, organisationId),
    inArray(payments.subscriptionState, ['active', 'failing']),
    notExists(
      queries
        .select({ one: sql`1` })
        .from(stops)
        .where(eq(stops.paymentId, payments.id)),
    ),
  );

/** Whether an organisation is closed, and what goes on (CALL-140). */
export async function readClosing(queries: Queries, organisationId: string): Promise<Closing> {
  const { closedAt } = await requireExistingOrganisation(queries, organisationId);
  const [row] = await queries.select({ found: count() }).from(payments).where(running(queries, organisationId));
  return { closedAt: closedAt?.toISOString() ?? null, subscriptions: row?.found ?? 0 };
}

/**
 * Closes an organisation, and keeps that its subscriptions are to be stopped, in one transaction: the job that asks providers
 * again does it, whatever happens meanwhile (ORG-06).
 * @param known how many subscriptions its owner agreed to stop
 * @throws Outdated when there are others by now
 */
export async function closeOrganisation(deps: Deps, holder: TokenHolder, known: number): Promise<Closing> {
  const { organisationId } = holder;
  await deps.database.transaction(async (tx) => {
    // First what whoever books or changes a payment locks first.
    const ending = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(running(tx, organisationId))
      .orderBy(payments.id)
      .for('update');
    const organisation = await lockOrganisation(tx, organisationId);
    const now = await readClosing(tx, organisationId);
    if (now.subscriptions !== known)
      throw new Outdated('The number of subscriptions has changed: look at it again.', now);
    if (organisation?.closedAt && known === 0) return;
    const closedAt = organisation?.closedAt ?? deps.now();
    await tx.update(organisations).set({ closedAt }).where(eq(organisations.id, organisationId));
    const asked = ending.map(({ id }) => ({ paymentId: id, by: 'organisation' as const, askedAt: deps.now() }));
    if (asked.length > 0) await tx.insert(stops).values(asked).onConflictDoNothing();
    await note(tx, deps, holder, closeRoute.id, { subscriptions: { to: known } });
  });
  deps.hosts.forget();
  return readClosing(deps.database.queries, organisationId);
}

/** Opens it again: what was stopped stays so. A deletion that was asked for is cancelled (ORG-10). */
export async function openAgain(deps: Deps, holder: TokenHolder): Promise<Closing> {
  const { organisationId } = holder;
  await deps.database.transaction(async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId);
    if (!organisation?.closedAt) return;
    await cancelDeletion(tx, deps, holder);
    await tx.update(organisations).set({ closedAt: null }).where(eq(organisations.id, organisationId));
    await note(tx, deps, holder, reopenOrganisation.id, {});
  });
  deps.hosts.forget();
  return readClosing(deps.database.queries, organisationId);
}

const note = (tx: Queries, deps: Deps, holder: TokenHolder, action: string, changes: Record<string, unknown>) =>
  recordChange(tx, deps, holder, {
    ...{ action, subject: 'organisation', subjectId: holder.organisationId, changes },
  });
