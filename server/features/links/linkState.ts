import type { LinkPage } from '../../../src/contract/links';
import type { Queries } from '../../db/database';
import { agreementOf } from '../payments/agreement';
import { findPayment, takenCharges, type PaymentRow } from '../payments/paymentStore';
import type { LinkWithPayments } from './linkStore';

/** Why a link cannot be used any more; null while it can. */
export type LinkEnd = NonNullable<LinkPage['linkData']['reason']> | null;

/** Why a link has ended (LINK-01). What it is paid with having changed is the pricing's matter. */
export async function linkEnd(queries: Queries, link: LinkWithPayments, now: Date): Promise<LinkEnd> {
  if (link.revokedAt) return 'revoked';
  if (link.linkType === 'PAIEMENT' && !link.reusable && link.payments > 0) return 'finished';
  if (link.expiresAt && link.expiresAt <= now) return 'expired';
  const changed = link.paymentId === null ? null : await findPayment(queries, link.paymentId);
  return changed && (await isFinalized(queries, changed)) ? 'finished' : null;
}

/** Whether nothing of a payment is still to be charged (PAY-02). */
export async function isFinalized(queries: Queries, payment: PaymentRow): Promise<boolean> {
  if (['refunded', 'cancelled'].includes(payment.state)) return true;
  const { monthly, charges } = agreementOf(payment);
  return monthly === null && (await takenCharges(queries, payment.id)) >= charges.length;
}
