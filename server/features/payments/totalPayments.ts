import { eq, sql, type SQL } from 'drizzle-orm';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { entries, payments } from '../../db/schema';
import { readPaymentSums, type PaymentTotals } from '../../ledger/totals/paymentSums';
import { paymentCondition, type Owner, type PaymentFilters } from './listStore';

/** Totals of the payments that the filters leave, one row a currency: the kept ones where there are such. */
export function totalPayments(queries: Queries, owner: Owner, filters: PaymentFilters): Promise<PaymentTotals[]> {
  const { mode = owner.mode, state, type, typeId, formId, platform, search, from, to, principale } = filters;
  return [typeId, formId, platform, search, from, to, principale === 'true'].some(Boolean)
    ? countPayments(queries, paymentCondition(owner, filters))
    : readPaymentSums(queries, { organisationId: owner.id, mode, state, type });
}

/** The same, added up. */
export function countPayments(queries: Queries, condition: SQL | undefined): Promise<PaymentTotals[]> {
  const sum = (column: typeof entries.montant | typeof entries.fees, kind: 'charge' | 'refund') =>
    sql`coalesce(sum(abs(${column})) filter (where ${entries.kind} = ${kind}), 0)`.mapWith(asMinor);
  return queries
    .select({
      currency: payments.currency,
      count: sql`count(distinct ${payments}.id)`.mapWith(Number),
      received: sum(entries.montant, 'charge'),
      refunded: sum(entries.montant, 'refund'),
      fees: sum(entries.fees, 'charge'),
    })
    .from(payments)
    .leftJoin(entries, eq(entries.paymentId, payments.id))
    .where(condition)
    .groupBy(payments.currency)
    .orderBy(payments.currency);
}
