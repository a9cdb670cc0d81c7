import type { QueryOut, ResponseIn } from '../../../src/contract/route';
import type { AdminPayment, listPayments as route } from '../../../src/contract/payments/payments';
import { toUnits, type Minor } from '../../../src/core/money';
import type { Deps } from '../../deps';
import { PAGE, toPage } from '../../page';
import { sealedPlaces } from '../../secrets/sealedPlaces';
import { versionOf } from '../../text/versionOf';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { searchPaymentPage } from './listStore';
import { totalPayments } from './totalPayments';
import type { PaymentTotals } from '../../ledger/totals/paymentSums';
import type { PaymentWithTotals } from '../../ledger/paymentStore';
import { termsOf } from '../../ledger/agreement';
import { orderOf } from '../../ledger/paymentOrders';
import { receiptOf } from './receiptOf';

/** An organisation's payments, newest first or as asked for. Pass `next` as `before` to read on. */
export async function listPayments(
  deps: Pick<Deps, 'config' | 'database' | 'canIssueReceipts'>,
  organisationId: string,
  { limit = PAGE, before, totals, sort, ...asked }: QueryOut<typeof route>,
): Promise<ResponseIn<typeof route>> {
  const { queries } = deps.database;
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const places = sealedPlaces(deps, 'payments', organisationId, orderOf(sort));
  const filters = { ...asked, sort };
  const page = { before: places.open(before), limit: limit + 1 };
  const rows = await searchPaymentPage(queries, organisation, { ...filters, ...page });
  const canIssue = deps.canIssueReceipts({ id: organisationId });
  const { data, next } = toPage(
    rows.map((row) => ({ ...row.payment, row })),
    limit,
    ({ row }) => viewPayment(row, canIssue),
    places.of,
  );
  if (totals !== 'true') return { data, next };
  const sums = await totalPayments(queries, organisation, filters);
  return { data, next, totals: sums.map(viewTotals) };
}

function viewTotals({ currency, count, received, refunded, fees }: PaymentTotals) {
  const units = (amount: Minor) => toUnits(amount, currency);
  return { devise: currency, count, received: units(received), refunded: units(refunded), fees: units(fees) };
}

/** A payment as the admin calls answer it, amounts in currency units. */
export function viewPayment(found: PaymentWithTotals, canIssueReceipts: boolean): AdminPayment {
  const { payment, received, refunded } = found;
  const { montant, fees, maxAmount } = termsOf(payment);
  const units = (amount: Minor) => toUnits(amount, payment.currency);
  return {
    id: payment.id,
    mode: payment.mode,
    state: payment.state,
    type: payment.type,
    typeId: payment.typeId,
    label: payment.label,
    devise: payment.currency,
    montant: units(montant),
    fees: units(fees),
    abo: payment.abo,
    nbMonth: payment.nbMonth,
    divide: payment.divide,
    maxAmount: maxAmount === null ? null : units(maxAmount),
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
    receipt: receiptOf(found, canIssueReceipts),
    displayName: payment.displayName ?? undefined,
    team: payment.team,
    source: payment.source,
    other: payment.other ?? undefined,
    dettes: payment.dettes ?? undefined,
    products: payment.products ?? undefined,
    link: payment.linkId,
    utm: payment.utm ?? undefined,
    version: versionOf({ info: payment.info, facturation: payment.facturation }),
  };
}
