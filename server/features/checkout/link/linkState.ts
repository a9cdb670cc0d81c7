import { eq } from 'drizzle-orm';
import type { LinkPage } from '../../../../src/contract/payments/links';
import type { Queries } from '../../../db/database';
import { charges, stops } from '../../../db/schema';
import { agreementOf } from '../../../ledger/agreement';
import { findPayment, takenCharges, type PaymentRow } from '../../../ledger/paymentStore';
import type { LinkWithPayments } from './linkStore';

/** Why a link cannot be used any more; null while it can. */
export type LinkEnd = NonNullable<LinkPage['linkData']['reason']> | null;

/** Why a link has ended (LINK-01). Changes of its subject are left to pricing. */
export async function linkEnd(queries: Queries, link: LinkWithPayments, now: Date): Promise<LinkEnd> {
  if (link.revokedAt) return 'revoked';
  const paid = link.pledgeRest === null ? link.payments > 0 : link.pledgeRest === 0;
  if (link.linkType === 'PAIEMENT' && !link.reusable && paid) return 'finished';
  if (link.expiresAt && link.expiresAt <= now) return 'expired';
  const changed = link.paymentId === null ? null : await findPayment(queries, link.paymentId);
  return changed && (await isFinalized(queries, changed)) ? 'finished' : null;
}

/**
 * Whether nothing of a payment remains to be charged (PAY-02): by its schedule, by a requested stop, or because it is
 * over.
 */
export async function isFinalized(queries: Queries, payment: PaymentRow): Promise<boolean> {
  if (payment.state === 'cancelled') return true;
  const rows = await queries.select({ state: charges.state }).from(charges).where(eq(charges.paymentId, payment.id));
  const stopped = await queries.$count(stops, eq(stops.paymentId, payment.id));
  if (rows.length > 0) return stopped > 0 || !rows.some(({ state }) => state === 'due' || state === 'failed');
  // Nothing was received yet, or the payment predates schedules.
  const { monthly, charges: agreed } = agreementOf(payment);
  return monthly === null && (await takenCharges(queries, payment.id)) >= agreed.length;
}
