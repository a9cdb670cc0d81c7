import { and, eq, sql } from 'drizzle-orm';
import type { PaymentConfig, PaymentState } from '../../../src/contract/payments/payments';
import type { Minor } from '../../../src/core/money';
import type { Mode } from '../../../src/core/organisation';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { paymentSums } from '../../db/schema';

/** Totals of one currency's payments, in minor units. `fees` is the fee cover within the received amount. */
export interface PaymentTotals {
  readonly currency: string;
  readonly count: number;
  readonly received: Minor;
  readonly refunded: Minor;
  readonly fees: Minor;
}

/** Payments that sums are kept of. */
interface SummedPayments {
  readonly organisationId: string;
  readonly mode: Mode;
  readonly state?: PaymentState | undefined;
  readonly type?: PaymentConfig['type'] | undefined;
}

/** Totals of payments by currency, of what is kept of them (SRV-17): they cost the same however many there are. */
export function readPaymentSums(queries: Queries, of: SummedPayments): Promise<PaymentTotals[]> {
  const { organisationId, mode, state, type } = of;
  const sum = (column: typeof paymentSums.received) => sql`sum(${column})`.mapWith(asMinor);
  const count = sql`sum(${paymentSums.payments})`;
  return queries
    .select({
      currency: paymentSums.currency,
      count: count.mapWith(Number),
      received: sum(paymentSums.received),
      refunded: sum(paymentSums.refunded),
      fees: sum(paymentSums.fees),
    })
    .from(paymentSums)
    .where(
      and(
        eq(paymentSums.organisationId, organisationId),
        eq(paymentSums.mode, mode),
        state && eq(paymentSums.state, state),
        type && eq(paymentSums.type, type),
      ),
    )
    .groupBy(paymentSums.currency)
    .having(sql`${count} > 0`)
    .orderBy(paymentSums.currency);
}

/** New rows that are put together at a time. */
const PIECE = 2000;

const KIND = sql.raw('organisation_id, mode, state, type, currency');

/**
 * Puts rows of a kind together, unless another process does.
 * @returns how many rows there were
 */
export async function gatherPaymentSums(queries: Queries): Promise<number> {
  const result: unknown = await queries.execute(sql`
    with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended('payment sums', 0)) as mine),
      kinds as (select distinct ${KIND}
        from (select payment_sums.* from payment_sums, turn where mine and is_new limit ${PIECE}::int) fresh),
      gathered as (delete from payment_sums using kinds where (payment_sums.organisation_id, payment_sums.mode,
        payment_sums.state, payment_sums.type, payment_sums.currency) = (kinds.organisation_id, kinds.mode, kinds.state,
        kinds.type, kinds.currency) returning payment_sums.*),
      kept as (insert into payment_sums (${KIND}, payments, received, refunded, fees, is_new)
        select ${KIND}, sum(payments), sum(received), sum(refunded), sum(fees), false from gathered group by ${KIND})
    select count(*) as rows from gathered`);
  return Number((result as { rows: { rows: unknown }[] }).rows[0]?.rows ?? 0);
}
