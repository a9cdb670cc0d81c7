import { asc, eq } from 'drizzle-orm';
import type { AdminPaymentDetail } from '../../../src/contract/payments/adminPayments';
import { toUnits, type Minor } from '../../../src/core/money';
import { charges } from '../../db/schema';
import type { Deps } from '../../deps';
import { readAdminPayment } from './readAdminPayment';

/** One payment with the schedule that the ledger keeps of it; empty while nothing was received. @throws HttpError 404 */
export async function getPayment(
  deps: Pick<Deps, 'database' | 'canIssueReceipts'>,
  organisationId: string,
  paymentId: string,
): Promise<AdminPaymentDetail> {
  const { queries } = deps.database;
  const payment = await readAdminPayment(deps, queries, organisationId, paymentId);
  const rows = await queries
    .select()
    .from(charges)
    .where(eq(charges.paymentId, paymentId))
    .orderBy(asc(charges.charge));
  const units = (amount: Minor) => toUnits(amount, payment.devise);
  const schedule = rows.map(({ charge, montant, date, state, refunded }) => ({
    charge,
    montant: units(montant),
    date,
    state,
    refunded: units(refunded),
  }));
  return { ...payment, charges: schedule };
}
