import { and, desc, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { exportPayments, PaymentSort } from '../../../src/contract/payments/adminPayments';
import type { Queries } from '../../db/database';
import { afterPlace, orderBy } from '../../db/listOrder';
import { entries, payments } from '../../db/schema';
import { searchPage } from '../../db/searchPage';
import { withinDays } from '../../db/withinDays';
import type { OrganisationRecord } from '../organisations/organisationStore';
import type { PaymentWithTotals } from '../../ledger/paymentStore';
import { searchPayments } from '../../ledger/searchText';
import { zoneName } from '../../ledger/zoneName';
import { asMinor } from '../../amounts';
import { eachPage } from '../../page';
import { orderOf } from '../../ledger/paymentOrders';

/** Filters of the list. */
export type PaymentFilters = v.InferOutput<NonNullable<typeof exportPayments.query>>;

/** The organisation whose payments are listed, with the zone and mode used unless a call asks for others. */
export type Owner = Pick<OrganisationRecord, 'id' | 'mode' | 'timeZone' | 'israel'>;

/** The payments of an organisation that the filters leave: of one mode alone, they are books (ENT-31). Days are those of its zone. */
export const paymentCondition = (owner: Owner, filters: PaymentFilters): SQL | undefined =>
  and(unsearched(owner, filters), searchPayments(owner.id, filters.search)?.found);

function unsearched(owner: Owner, filters: PaymentFilters): SQL | undefined {
  const { state, type, typeId, formId, platform, from, to, principale } = filters;
  return and(
    eq(payments.organisationId, owner.id),
    eq(payments.mode, filters.mode ?? owner.mode),
    state && eq(payments.state, state),
    type && eq(payments.type, type),
    typeId === undefined ? undefined : ofTarget(type, typeId),
    principale === 'true' ? ofMainFund : undefined,
    formId === undefined ? undefined : and(eq(payments.type, 'FORM'), eq(payments.targetId, formId)),
    platform && eq(payments.platform, platform),
    withinDays(payments.createdAt, { from, to }, zoneName(owner)),
  );
}

// Several debts are paid as a general gift, too (PAY-50).
const ofMainFund = and(eq(payments.type, 'GENERAL'), sql`coalesce(jsonb_array_length(${payments.dettes}), 0) = 0`);

// A submission is no target: its form is.
const ofTarget = (type: PaymentFilters['type'], typeId: string): SQL =>
  eq(type === undefined || type === 'FORM' ? payments.typeId : payments.targetId, typeId);

interface Page {
  readonly sort?: PaymentSort | undefined;
  /** Place of the last payment of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The first payments that the filters leave, or those after `before`; the newest first unless asked otherwise. */
export function searchPaymentPage(
  queries: Queries,
  owner: Owner,
  { before, limit, sort, ...filters }: PaymentFilters & Page,
): Promise<readonly PaymentWithTotals[]> {
  const list = and(unsearched(owner, filters), afterPlace(orderOf(sort), before, owner.id));
  const search = searchPayments(owner.id, filters.search);
  return searchPage({ id: payments.id, list, order: orderBy(orderOf(sort)), search, limit }, (condition) =>
    selectPayments(queries, condition, { sort, limit }),
  );
}

/** Some of the payments that a condition leaves. */
export const pagePayments = (
  queries: Queries,
  owner: Owner,
  condition: SQL | undefined,
  { sort, before, limit }: Page,
): Promise<PaymentWithTotals[]> =>
  selectPayments(queries, and(condition, afterPlace(orderOf(sort), before, owner.id)), { sort, limit });

function selectPayments(
  queries: Queries,
  condition: SQL | undefined,
  { sort, limit }: Omit<Page, 'before'>,
): Promise<PaymentWithTotals[]> {
  // `${payments}.id`: in a selection Drizzle writes `${payments.id}` without its table, and the inner table has an id too.
  const sum = (kind: 'charge' | 'refund') =>
    sql`coalesce((select sum(abs(${entries.montant}))::bigint from ${entries}
      where ${entries.paymentId} = ${payments}.id and ${entries.kind} = ${kind}), 0)`.mapWith(asMinor);
  return queries
    .select({ payment: payments, received: sum('charge'), refunded: sum('refund') })
    .from(payments)
    .where(condition)
    .orderBy(...orderBy(orderOf(sort)))
    .limit(limit);
}

/** Keys of the organisation's own questions (ENT-24) that payers of these payments answered, in the order of the alphabet. */
export async function listAnswered(queries: Queries, condition: SQL | undefined): Promise<string[]> {
  const keys = new Set<string>();
  const pages = eachPage<{ id: string; keys: string[] }>((last, limit) =>
    queries
      .select({ id: payments.id, keys: sql<string[]>`array(select jsonb_object_keys(${payments.info} -> 'extra'))` })
      .from(payments)
      .where(and(condition, isNotNull(payments.finalizedAt), hasAnswers, last && lt(payments.id, last.id)))
      .orderBy(desc(payments.id))
      .limit(limit),
  );
  for await (const page of pages) for (const row of page) for (const key of row.keys) keys.add(key);
  return [...keys].sort((one, other) => one.localeCompare(other, 'fr'));
}

/** Written as the index of these payments has it. */
const hasAnswers = sql.raw(`jsonb_typeof(payments.info -> 'extra') = 'object'`);
