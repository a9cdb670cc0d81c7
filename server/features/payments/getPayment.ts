import { asc, eq } from 'drizzle-orm';
import type { AdminPayment, AdminPaymentDetail } from '../../../src/contract/payments/adminPayments';
import { toUnits, type Minor } from '../../../src/core/money';
import { extraFields } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import { charges } from '../../db/schema';
import type { Deps } from '../../deps';
import { findTeamAt } from '../campaigns/teamStore';
import { requireExistingOrganisation } from '../organisations/organisationStore';
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
  const teamName = await teamNameOf(queries, organisationId, payment);
  const { web } = await requireExistingOrganisation(queries, organisationId);
  const asked = extraFields(web).filter(({ label }) => label !== '');
  return {
    ...payment,
    charges: schedule,
    ...(teamName !== undefined && { teamName }),
    questions: Object.fromEntries(asked.map(({ key, label }) => [key, label])),
  };
}

/** A payment keeps the address that its team had. */
async function teamNameOf(queries: Queries, organisationId: string, { type, typeId, team, createdAt }: AdminPayment) {
  if (type !== 'CAMPAGNE' || !typeId || !team) return undefined;
  const campaign = { organisationId, campaignId: typeId };
  return (await findTeamAt(queries, campaign, team, new Date(createdAt)))?.label;
}
