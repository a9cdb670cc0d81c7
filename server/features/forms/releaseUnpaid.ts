import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { formSubmissions, intents, payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { loggable } from '../../http/errorHandler';
import { releaseSlots } from '../calendars/slotBookings';
import { applyEvent } from '../webhooks/applyEvent';
import { giveStockBack } from './stockStore';
import { lockFormSubmission, lockHolds, markHolds, setState } from './submissionStore';

const BATCH = 50;

/**
 * Gives back what submissions hold whose checkout has ended without a payment (SRV-14). Checkouts that are still open at
 * their provider are closed first; one that was paid in the meantime wins. Answers how many were released.
 */
export async function releaseUnpaid(deps: Deps): Promise<number> {
  let released = 0;
  for (const id of await dueSubmissions(deps)) {
    try {
      await closeCheckouts(deps, id);
      if (await release(deps, id)) released += 1;
    } catch (error) {
      deps.log.warn({ submission: id, error: loggable(error) }, 'submission not released');
      const touched = { updatedAt: deps.now() };
      await deps.database.queries.update(formSubmissions).set(touched).where(eq(formSubmissions.id, id));
    }
  }
  return released;
}

/** Open submissions without a living intent; what a bank has still to answer is waited for. */
async function dueSubmissions({ database, now }: Deps): Promise<string[]> {
  const at = now();
  const underWay = sql`exists (select 1 from ${payments} left join ${intents} other on other.id = ${payments.intentId}
    where ${payments.typeId} = ${formSubmissions.id} and ${payments.type} = 'FORM'
      and ((${payments.state} = 'processing' and ${payments.platform} <> 'CARD')
        or (${payments.state} in ('created', 'processing', 'failed') and other.expires_at > ${at.toISOString()}::timestamptz)))`;
  const rows = await database.queries
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .leftJoin(intents, eq(intents.id, formSubmissions.intentId))
    .where(
      and(eq(formSubmissions.state, 'open'), or(isNull(intents.id), lte(intents.expiresAt, at)), sql`not ${underWay}`),
    )
    .orderBy(asc(formSubmissions.updatedAt), asc(formSubmissions.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function closeCheckouts(deps: Deps, id: string): Promise<void> {
  const open = await deps.database.queries
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.typeId, id),
        eq(payments.type, 'FORM'),
        // Some providers let a payer try again after a decline, so a failed checkout may be open too.
        inArray(payments.state, ['processing', 'failed']),
        isNotNull(payments.providerRef),
      ),
    );
  for (const { provider, providerRef } of open) {
    const gateway = deps.gateways[provider];
    if (!gateway || providerRef === null) continue;
    await gateway.cancelCheckout(providerRef);
    for (const event of await gateway.readEvents(providerRef)) await applyEvent(deps, provider, event);
  }
}

/** Once, whoever else tries, and however late the money comes. */
function release({ database, now }: Deps, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const submission = await lockFormSubmission(tx, id);
    if (submission?.state !== 'open') return false;
    await giveStockBack(tx, await lockHolds(tx, id, false), submission.mode);
    await markHolds(tx, id, now());
    await releaseSlots(tx, id);
    await setState(tx, id, 'released', now());
    return true;
  });
}
