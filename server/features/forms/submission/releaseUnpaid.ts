import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { formSubmissions, intents, payments } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { loggable } from '../../../loggable';
import { HOLD_LIFE_MS } from '../../checkout/intent/intentStore';
import { closeCheckout } from '../../../ledger/closeCheckout';
import { releaseStockAndSlots } from '../holds/releaseStockAndSlots';
import { type FormSubmissionRow, lockFormSubmission, setState } from '../holds/submissionStore';

const BATCH = 50;
/** How often a provider is asked whether a bank has still to answer. */
const BANK_MS = 60 * 60 * 1000;

type DueSubmission = Pick<FormSubmissionRow, 'organisationId' | 'id'>;

/**
 * Releases the bookings of submissions whose checkout ended without payment (SRV-14). Checkouts still open at their
 * provider are closed first; one paid in the meantime wins. Returns how many were released.
 */
export async function releaseUnpaid(deps: Deps): Promise<number> {
  let released = 0;
  for (const submission of await dueSubmissions(deps)) {
    try {
      if (await isWithBank(deps, submission)) {
        await touch(deps, submission);
        continue;
      }
      await closeCheckouts(deps, submission);
      if (await release(deps, submission)) released += 1;
    } catch (error) {
      deps.log.warn({ submission: submission.id, error: loggable(error) }, 'submission not released');
      await touch(deps, submission);
    }
  }
  return released;
}

/** Open submissions without a live intent, or held for too long; except those awaiting a bank's answer. */
async function dueSubmissions({ database, now }: Deps): Promise<DueSubmission[]> {
  const at = now();
  const heldSince = new Date(at.getTime() - HOLD_LIFE_MS);
  const isPaidBy = (condition: SQL) => sql`exists (select 1 from ${payments}
    left join ${intents} other on other.id = ${payments.intentId}
    where ${payments.organisationId} = ${formSubmissions.organisationId} and ${payments.typeId} = ${formSubmissions.id}
      and ${payments.type} = 'FORM' and ${condition})`;
  const mayBeWithBank = isPaidBy(sql`${payments.state} = 'processing' and ${payments.platform} <> 'CARD'`);
  const isRenewed = isPaidBy(sql`${payments.state} in ('created', 'processing', 'failed')
    and other.expires_at > ${at.toISOString()}::timestamptz`);
  return database.queries
    .select({ organisationId: formSubmissions.organisationId, id: formSubmissions.id })
    .from(formSubmissions)
    .leftJoin(intents, eq(intents.id, formSubmissions.intentId))
    .where(
      and(
        eq(formSubmissions.state, 'open'),
        or(
          and(or(isNull(intents.id), lte(intents.expiresAt, at)), sql`not ${isRenewed}`),
          lte(formSubmissions.createdAt, heldSince),
        ),
        or(sql`not ${mayBeWithBank}`, lte(formSubmissions.updatedAt, new Date(at.getTime() - BANK_MS))),
      ),
    )
    .orderBy(asc(formSubmissions.updatedAt), asc(formSubmissions.id))
    .limit(BATCH);
}

/** Behind the others that are due. */
const touch = ({ database, now }: Deps, { id }: DueSubmission) =>
  database.queries.update(formSubmissions).set({ updatedAt: now() }).where(eq(formSubmissions.id, id));

const openCheckouts = ({ database }: Deps, { organisationId, id }: DueSubmission) =>
  database.queries
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.organisationId, organisationId),
        eq(payments.typeId, id),
        eq(payments.type, 'FORM'),
        // Some providers let a payer try again after a decline, so a failed checkout may be open too.
        inArray(payments.state, ['processing', 'failed']),
        isNotNull(payments.providerRef),
      ),
    );

/** An abandoned checkout is not awaiting a bank: otherwise opening one would hold its bookings for days. */
async function isWithBank(deps: Deps, submission: DueSubmission): Promise<boolean> {
  for (const { state, platform, provider, providerRef } of await openCheckouts(deps, submission)) {
    if (state !== 'processing' || platform === 'CARD' || providerRef === null) continue;
    if (await deps.gateways[provider]?.isWithBank(providerRef)) return true;
  }
  return false;
}

async function closeCheckouts(deps: Deps, submission: DueSubmission): Promise<void> {
  for (const { provider, providerRef } of await openCheckouts(deps, submission)) {
    const gateway = deps.gateways[provider];
    if (gateway && providerRef !== null) await closeCheckout(deps, gateway, providerRef);
  }
}

/** Once, whoever else tries, and however late the money comes. */
function release({ database, now }: Deps, due: DueSubmission): Promise<boolean> {
  return database.transaction(async (tx) => {
    const submission = await lockFormSubmission(tx, due);
    if (submission?.state !== 'open') return false;
    await releaseStockAndSlots(tx, submission, now());
    await setState(tx, submission, { state: 'released' }, now());
    return true;
  });
}
