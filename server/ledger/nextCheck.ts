import { sql, type SQL } from 'drizzle-orm';
import { payments } from '../db/schema';

/**
 * When a payment's provider is asked again (SRV-18); null is never. Reckoned by the database from the row itself, so
 * that it holds for whatever another transaction has just written.
 * @param is the state that it is about to have, as a text of the statement, if not the stored one
 */
export function nextCheck(is = sql`${payments.state}`): SQL {
  const at = sql`${payments.checkedAt}`;
  const created = sql`${payments.createdAt}`;
  // A checkout that gave way to another payment is to be closed soon (PAY-55); `greatest` passes over null.
  const open = sql`greatest(${created}, ${payments.replacedAt})`;
  const doubledSince = (start: SQL) => sql`${at} + greatest(${at} - ${start}, interval '1 minute')`;
  const doubled = doubledSince(created);
  const daily = sql`${at} + interval '1 day'`;
  const pending = sql`least(${doubledSince(open)}, ${daily})`;
  const lastMonth = sql`${created} + make_interval(months => ${payments.nbMonth} + 2)`;
  // `least` passes over null.
  return sql`case
    when ${is} in ('created', 'processing') then ${pending}
    when ${is} in ('succeeded', 'refunded', 'failed') then least(
      case when ${is} = 'failed' and ${pending} < ${open} + interval '2 days' then ${pending} end,
      case when ${payments.abo} and (${payments.nbMonth} = 0 or ${daily} < ${lastMonth}) then ${daily} end,
      case when ${is} <> 'failed' and ${doubled} < ${created} + interval '1 year' then ${doubled} end)
    end`;
}
