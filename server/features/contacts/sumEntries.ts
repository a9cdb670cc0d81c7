import { asMinor } from '../../amounts';
import { entries } from '../../db/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';

/** Sum of a payment’s ledger rows, and when it last brought money. */
export async function sumEntries(tx: Queries, paymentId: string) {
  const [sum] = await tx
    .select({
      received: sql`coalesce(sum(${entries.montant}), 0)::bigint`.mapWith(asMinor),
      lastAt: sql<Date | null>`max(${entries.createdAt}) filter (where ${entries.kind} = 'charge')`.mapWith(
        entries.createdAt,
      ),
    })
    .from(entries)
    .where(and(eq(entries.paymentId, paymentId), inArray(entries.kind, ['charge', 'refund'])));
  if (!sum) throw new Error('orgkit: no sum of a payment');
  return sum;
}
