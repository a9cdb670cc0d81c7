import { toMinor } from '../../../../src/core/money';
import { isStillDue, type Owed } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import type { PaymentRow } from '../../../ledger/paymentStore';
import { findIntent } from '../intent/intentStore';
import { findLink } from '../link/linkStore';
import { payableOf, type PricingDeps } from '../price/payable';

/**
 * Why debts, a submission or a promise do not take a payment any more that was priced before: less is owed of them now. Null
 * while they do, and for a payment of anything else.
 */
export async function whyNotDue(
  deps: PricingDeps,
  queries: Queries,
  payment: PaymentRow,
): Promise<'nothingDue' | 'amountChanged' | null> {
  const ofRecord = await payableOf(deps, payment.type)?.owed?.(queries, payment);
  const owed = ofRecord ?? (payment.linkOnce ? await owedOfPromise(queries, payment) : null);
  if (owed === null || isStillDue(payment, owed)) return null;
  return owed.now === 0 ? 'nothingDue' : 'amountChanged';
}

/** For a partly paid pledge. Before that, and above the amount on the page, a payer may give more. */
async function owedOfPromise(queries: Queries, { linkId, intentId, currency }: PaymentRow): Promise<Owed | null> {
  const link = linkId === null ? null : await findLink(queries, linkId);
  if (!link || link.promised === null || link.payments === 0) return null;
  const named = intentId === null ? null : (await findIntent(queries, intentId))?.config.montant;
  const asked = link.promised === 0 ? 0 : (link.config.montant ?? 0);
  return { priced: named ? toMinor(named, currency) : null, now: toMinor(asked, currency) };
}
