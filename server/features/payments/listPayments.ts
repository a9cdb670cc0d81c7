import type { QueryOut, ResponseIn } from '../../../src/contract/route';
import type { AdminPayment, listPayments as route } from '../../../src/contract/payments';
import { minor, toUnits } from '../../../src/core/money';
import type { Deps } from '../../deps';
import { pagePayments, type PaymentWithTotals } from './paymentStore';

const PAGE = 50;

/** Payments of one organisation, newest first. `next` goes into `before` to read on. */
export async function listPayments(
  deps: Pick<Deps, 'database'>,
  organisationId: string,
  { limit = PAGE, state, before }: QueryOut<typeof route>,
): Promise<ResponseIn<typeof route>> {
  const rows = await pagePayments(deps.database.queries, organisationId, { state, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return { data: page.map(viewPayment), next: rows.length > limit ? (page.at(-1)?.payment.id ?? null) : null };
}

/** A payment as the admin calls answer it, amounts in currency units. */
export function viewPayment({ payment, received, refunded }: PaymentWithTotals): AdminPayment {
  const units = (amount: number) => toUnits(minor(amount), payment.currency);
  return {
    id: payment.id,
    state: payment.state,
    type: payment.type,
    typeId: payment.typeId,
    label: payment.label,
    devise: payment.currency,
    montant: units(payment.montant),
    fees: units(payment.fees),
    abo: payment.abo,
    nbMonth: payment.nbMonth,
    divide: payment.divide,
    maxAmount: payment.maxAmount === null ? null : units(payment.maxAmount),
    received: units(received),
    refunded: units(refunded),
    cerfa: payment.cerfa,
    assoc: payment.assoc,
    platform: payment.platform,
    provider: payment.provider,
    lang: payment.lang,
    info: payment.info,
    facturation: payment.facturation,
    commentaire: payment.commentaire,
    accessId: payment.accessId,
    createdAt: payment.createdAt.toISOString(),
    finalizedAt: payment.finalizedAt?.toISOString() ?? null,
  };
}
