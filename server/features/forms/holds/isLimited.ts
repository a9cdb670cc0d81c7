import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { formStocks } from '../../../db/schema';

/** Whether there are only so many of some product of a form. */
export async function isLimited(queries: Queries, organisationId: string, formId: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: formStocks.id })
    .from(formStocks)
    .where(and(eq(formStocks.organisationId, organisationId), eq(formStocks.formId, formId)))
    .limit(1);
  return found !== undefined;
}
