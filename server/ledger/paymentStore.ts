import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Minor } from '../../src/core/money';
import type { Queries } from '../db/database';
import { caisses, campaigns, entries, formSubmissions, payments, services } from '../db/schema';
import { inMode } from '../db/inMode';
import { nextCheck } from './nextCheck';
import { restOfLink } from './totals/restOfPledge';

export type PaymentRow = typeof payments.$inferSelect;

export async function findPayment(queries: Queries, id: string): Promise<PaymentRow | null> {
  const [row] = await queries.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

export async function findPaymentByKey(
  queries: Queries,
  organisationId: string,
  key: string,
): Promise<PaymentRow | null> {
  const [row] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.organisationId, organisationId), eq(payments.idempotencyKey, key)));
  return row ?? null;
}

/** Keeps `row` unless its key is taken (null). What pays a submission is listed under its form. */
export async function insertPayment(tx: Queries, row: Omit<PaymentRow, 'targetId'>): Promise<PaymentRow | null> {
  const formId = sql`(select ${formSubmissions.formId} from ${formSubmissions}
    where ${formSubmissions.organisationId} = ${row.organisationId} and ${formSubmissions.id} = ${row.typeId})`;
  const [inserted] = await tx
    .insert(payments)
    .values({ ...row, targetId: row.type === 'FORM' ? formId : row.typeId })
    .onConflictDoNothing({ target: [payments.organisationId, payments.idempotencyKey] })
    .returning();
  return inserted ?? null;
}

/** Payable once: an intent, or a single-use link. */
type PaidOnce = Pick<PaymentRow, 'mode' | 'intentId' | 'linkId' | 'linkOnce'>;

/** Payments of the same intent or one-off link. */
const sameOrder = ({ intentId, linkId, linkOnce }: PaidOnce): SQL =>
  linkOnce && linkId !== null
    ? eq(payments.linkId, linkId)
    : intentId === null
      ? sql`false`
      : eq(payments.intentId, intentId);

const isPledgePaid = sql`coalesce(${restOfLink(sql`${payments}.link_id`)}, 0) = 0`;

/** Number of charges received of a payment. */
export async function takenCharges(queries: Queries, paymentId: string): Promise<number> {
  const [row] = await queries
    .select({ taken: sql`count(distinct ${entries.charge})`.mapWith(Number) })
    .from(entries)
    .where(and(eq(entries.paymentId, paymentId), eq(entries.kind, 'charge')));
  return row?.taken ?? 0;
}

/** Whether money was ever received for an intent or a one-off link; that of a pledge goes on until it is paid in full. */
export async function isPaid(queries: Queries, order: PaidOnce): Promise<boolean> {
  const { intentId } = order;
  const [paid] = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        sameOrder(order),
        isNotNull(payments.finalizedAt),
        inMode(payments.mode, order.mode),
        or(intentId === null ? undefined : eq(payments.intentId, intentId), isPledgePaid),
      ),
    )
    .limit(1);
  return paid !== undefined;
}

/** The records a payment reduces: its debts, or its form submission. */
type PaidRecords = Pick<PaymentRow, 'organisationId' | 'type' | 'typeId' | 'dettes'>;

/** Payments of the same submission, or of one or more of the same debts. */
function sameRecords({ organisationId, type, typeId, dettes }: PaidRecords): SQL | undefined {
  const own = eq(payments.organisationId, organisationId);
  if (type === 'FORM' && typeId !== null) return and(own, eq(payments.type, type), eq(payments.typeId, typeId));
  const debts = (dettes ?? []).map(({ id }) => sql`${payments.dettes} @> ${JSON.stringify([{ id }])}::jsonb`);
  return debts.length > 0 ? and(own, or(...debts)) : undefined;
}

const subjects = { CAISSE: caisses, SERVICE: services, CAMPAGNE: campaigns } as const;

/**
 * Keeps the fund, service or campaign that a payment is for from being deleted until the transaction ends (GONE-04).
 * @returns whether it is there
 */
export async function holdSubject(
  tx: Queries,
  { organisationId, type, typeId }: Pick<PaymentRow, 'organisationId' | 'type' | 'typeId'>,
): Promise<boolean> {
  if (typeId === null || !(type in subjects)) return true;
  const table = subjects[type as keyof typeof subjects];
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), eq(table.id, typeId)))
    .for('key share');
  return rows.length > 0;
}

/**
 * Makes others wait who want to pay some of the same debts or the same submission, until the transaction ends. Not by their rows:
 * an event holds its payment while it waits for those, and here it is the other way round.
 */
export async function lockRecords(tx: Queries, { organisationId, type, typeId, dettes }: PaidRecords): Promise<void> {
  const ids = type === 'FORM' && typeId !== null ? [typeId] : (dettes ?? []).map(({ id }) => id);
  for (const id of [...new Set(ids)].sort()) {
    const name = JSON.stringify(['pay', organisationId, type === 'FORM' ? 'submission' : 'debt', id]);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}

/** When the provider of a replaced payment is asked for it, if it is not closed by then. */
const CLOSED_AGAIN_MS = 60_000;

/**
 * Marks the unpaid payments of an intent or one-off link, and those of the same debts or submission, as replaced by a new one. Those
 * that have no checkout yet end here; the others must be closed at their provider before the new one opens, and are soon
 * asked for in case that it does not answer by then (PAY-55).
 */
export async function replaceOthers(tx: Queries, payment: PaymentRow, now: Date): Promise<void> {
  const others = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        or(sameOrder(payment), sameRecords(payment)),
        ne(payments.id, payment.id),
        eq(payments.mode, payment.mode),
        // Some providers let a payer try again after a decline, so a failed checkout may be open too.
        inArray(payments.state, ['created', 'processing', 'failed']),
        isNull(payments.replacedAt),
      ),
    )
    .orderBy(asc(payments.id))
    .for('update');
  const ids = others.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(payments)
    .set({
      replacedAt: now,
      updatedAt: now,
      nextCheckAt: new Date(now.getTime() + CLOSED_AGAIN_MS),
      state: sql`case when ${payments.state} = 'created' then 'cancelled' else ${payments.state} end`,
    })
    .where(inArray(payments.id, ids));
}

/** Whether charges are to come of a payment of the same debts or submission, also of one that was asked to stop. */
export async function isPlanRunning(
  queries: Queries,
  payment: PaidRecords & Pick<PaymentRow, 'mode'>,
): Promise<boolean> {
  const same = sameRecords(payment);
  if (!same) return false;
  const running = inArray(payments.subscriptionState, ['active', 'failing']);
  return (await queries.$count(payments, and(same, eq(payments.mode, payment.mode), running))) > 0;
}

/** Replaced payments of the same intent, one-off link, debts or submission whose checkout may still be open. */
export function findReplacedOpen(queries: Queries, payment: PaidOnce & PaidRecords): Promise<PaymentRow[]> {
  return queries
    .select()
    .from(payments)
    .where(
      and(
        or(sameOrder(payment), sameRecords(payment)),
        inArray(payments.state, ['processing', 'failed']),
        isNotNull(payments.replacedAt),
      ),
    );
}

/** Notes the provider's checkout of a payment that waits for one; null when it waits no longer. */
export async function startProcessing(
  queries: Queries,
  id: string,
  checkout: { reference: string; url: string },
  now: Date,
): Promise<PaymentRow | null> {
  const [row] = await queries
    .update(payments)
    .set({
      state: 'processing',
      providerRef: checkout.reference,
      url: checkout.url,
      updatedAt: now,
      nextCheckAt: nextCheck(sql`'processing'`),
    })
    .where(and(eq(payments.id, id), eq(payments.state, 'created')))
    .returning();
  return row ?? null;
}

/** Ends a payment that never had a checkout. */
export async function cancelCreated(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .update(payments)
    .set({ state: 'cancelled', replacedAt: now, updatedAt: now })
    .where(and(eq(payments.id, id), eq(payments.state, 'created')));
}

/** A payment with its received and refunded amounts from the ledger, in minor units. */
export interface PaymentWithTotals {
  readonly payment: PaymentRow;
  readonly received: Minor;
  readonly refunded: Minor;
}
