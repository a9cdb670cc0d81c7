import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from './database';
import { forms, formStocks } from './schema';

/** The newest form of an organisation that limits a product of this id, or null. */
export async function findFormWithProduct(
  queries: Queries,
  organisationId: string,
  productId: string,
): Promise<string | null> {
  const [row] = await queries
    .select({ id: forms.id })
    .from(formStocks)
    .innerJoin(forms, and(eq(forms.organisationId, formStocks.organisationId), eq(forms.id, formStocks.formId)))
    .where(
      and(
        eq(forms.organisationId, organisationId),
        sql`${formStocks.products} @> ${JSON.stringify([productId])}::jsonb`,
      ),
    )
    .orderBy(desc(forms.createdAt), desc(forms.id))
    .limit(1);
  return row?.id ?? null;
}
