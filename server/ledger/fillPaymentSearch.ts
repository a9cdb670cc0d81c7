import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { payments } from '../db/schema';
import { listedBy } from './searchText';

/** Payments filled by one statement. */
const PIECE = 500;

/**
 * Writes what payments are searched by of those that have no numbers in it yet, a piece at a time. Returns how many; 0 once all
 * have them.
 */
export async function fillPaymentSearch(queries: Queries): Promise<number> {
  const { id, isNumberSearched } = payments;
  const found = await queries
    .select()
    .from(payments)
    .where(sql`not ${isNumberSearched}`)
    .limit(PIECE);
  if (found.length === 0) return 0;
  const rows = sql.join(
    found.map((payment) => sql`(${payment.id}, ${listedBy(payment).search})`),
    sql`, `,
  );
  // One that was corrected or erased meanwhile has its text.
  await queries.execute(sql`
    update ${payments} set search = filled.search, number_searched = true
    from (values ${rows}) as filled (id, search)
    where ${id} = filled.id and not ${isNumberSearched}`);
  return found.length;
}
