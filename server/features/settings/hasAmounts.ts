import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { caisses, campaigns, debts, payableSubmissions, payments, services } from '../../db/schema';

/** Whether amounts were ever written in the organisation's currency. */
export async function hasAmounts(queries: Queries, organisationId: string): Promise<boolean> {
  for (const table of [caisses, services, debts, payableSubmissions, campaigns, payments]) {
    const own = queries.select({ id: table.id }).from(table).where(eq(table.organisationId, organisationId));
    if ((await own.limit(1)).length > 0) return true;
  }
  return false;
}
