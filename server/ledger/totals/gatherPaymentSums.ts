import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';

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
