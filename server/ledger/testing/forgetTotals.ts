import type { Queries } from '../../db/database';
import { keptTotals, totalsFills } from '../../db/schema';

/** Makes a database one from before totals were kept: they are summed over the ledger, until filled. For tests. */
export async function forgetTotals(queries: Queries): Promise<void> {
  await queries.delete(totalsFills);
  await queries.delete(keptTotals);
}
