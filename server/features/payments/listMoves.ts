import { and, inArray, sql } from 'drizzle-orm';
import type { Minor } from '../../../src/core/money';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { entries } from '../../db/schema';

/** A charge or refund of a payment, its parts for several debts put together, in minor units. */
export interface ExportedMove {
  readonly paymentId: string;
  readonly kind: 'charge' | 'refund' | 'correction';
  readonly charge: number;
  readonly montant: Minor;
  readonly fees: Minor;
  readonly createdAt: Date;
  /** Unique within its payment. */
  readonly reference: string;
}

/** Charges and refunds of some payments, in the order in which they came. */
export async function listMoves(queries: Queries, paymentIds: readonly string[]): Promise<ExportedMove[]> {
  if (paymentIds.length === 0) return [];
  const reference = sql<string>`split_part(${entries.reference}, '+', 1)`;
  const first = sql`min(${entries.createdAt})`;
  return queries
    .select({
      paymentId: sql<string>`${entries.paymentId}`,
      kind: sql<ExportedMove['kind']>`${entries.kind}`,
      charge: entries.charge,
      montant: sql`sum(${entries.montant})`.mapWith(asMinor),
      fees: sql`sum(${entries.fees})`.mapWith(asMinor),
      createdAt: first.mapWith(entries.createdAt),
      reference,
    })
    .from(entries)
    .where(and(inArray(entries.paymentId, [...paymentIds]), inArray(entries.kind, ['charge', 'refund'])))
    .groupBy(entries.paymentId, entries.kind, entries.charge, reference)
    .orderBy(first, entries.charge);
}
