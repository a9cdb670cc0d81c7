import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { formStocks } from '../../../db/schema';

const rated = (sold: string) =>
  sql.raw(`case when ${sold} >= capacity then 2
    when ${sold} > 0 and capacity - ${sold} <= greatest(1, ceil(capacity / 10.0)) then 1 else 0 end`);

/**
 * Notes how scarce single stocks are (CALL-117), after what is taken of them has changed in the same transaction. Slots of a
 * calendar fill up as they should: those stocks are not rated.
 */
export async function rateStocks(tx: Queries, stockIds: readonly string[]): Promise<void> {
  if (stockIds.length === 0) return;
  const ids = [...new Set(stockIds)];
  // Locked before the counts are read: those of trials and of real orders may change at once.
  await tx
    .select({ id: formStocks.id })
    .from(formStocks)
    .where(and(inArray(formStocks.id, ids), isNull(formStocks.calendarId)))
    .orderBy(asc(formStocks.id))
    .for('no key update');
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  await tx.execute(sql`update form_stocks set scarce = now_is.live, scarce_in_trial = now_is.tried
    from (select id, ${rated('real')} as live, ${rated('taken')} as tried
      from (select s.id, s.capacity, coalesce(sum(c.sold) filter (where c.mode = 'live'), 0) as real,
          coalesce(sum(c.sold), 0) as taken
        from form_stocks s left join stock_counts c on c.stock_id = s.id and c.slot = ''
        where s.id in (${list}) and s.calendar_id is null group by s.id, s.capacity) counted) now_is
    where form_stocks.id = now_is.id
      and (form_stocks.scarce, form_stocks.scarce_in_trial) is distinct from (now_is.live, now_is.tried)`);
}
