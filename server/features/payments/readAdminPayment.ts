import { eq, sql } from 'drizzle-orm';
import type { AdminPayment } from '../../../src/contract/payments/payments';
import { ZERO } from '../../../src/core/money';
import type { Queries } from '../../db/database';
import { entries, payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { requireOwned } from '../../requireOwned';
import { viewPayment } from './listPayments';
import { asMinor } from '../../amounts';

/** One payment of an organisation as the admin calls answer it. @throws HttpError 404 */
export async function readAdminPayment(
  { canIssueReceipts }: Pick<Deps, 'canIssueReceipts'>,
  queries: Queries,
  organisationId: string,
  paymentId: string,
): Promise<AdminPayment> {
  const [row] = await queries.select().from(payments).where(eq(payments.id, paymentId));
  const payment = requireOwned(row, organisationId, 'payment');
  const sums = await queries
    .select({ kind: entries.kind, sum: sql`sum(abs(${entries.montant}))::bigint`.mapWith(asMinor) })
    .from(entries)
    .where(eq(entries.paymentId, paymentId))
    .groupBy(entries.kind);
  const sumOf = (kind: string) => sums.find((row) => row.kind === kind)?.sum ?? ZERO;
  const totals = { payment, received: sumOf('charge'), refunded: sumOf('refund') };
  return viewPayment(totals, canIssueReceipts({ id: organisationId }));
}
