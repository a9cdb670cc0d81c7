import { toMinor } from '../../../../src/core/money';
import { isStillDue, type Owed } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import type { PaymentRow } from '../../../ledger/paymentStore';
import { findIntent } from '../intent/intentStore';
import { findLink } from '../link/linkStore';
import { findPayable, type PricingDeps } from '../price/payable';

/**
 * Why a priced payment is no longer due as priced: debts, a submission or a pledge owe less now. Null if it still is,
 * and for payments of anything else.
 */
export async function noLongerDue(
  deps: PricingDeps,
  queries: Queries,
  payment: PaymentRow,
): Promise<'nothingDue' | 'amountChanged' | null> {
  const ofRecord = await findPayable(deps, payment.type)?.owed?.(queries, payment);
  const owed = ofRecord ?? (payment.linkOnce ? await owedOfPledge(queries, payment) : null);
  if (owed === null || isStillDue(payment, owed)) return null;
  return owed.now === 0 ? 'nothingDue' : 'amountChanged';
}

/** For a partly paid pledge. Before that, and above the amount on the page, a payer may give more. */
async function owedOfPledge(queries: Queries, { linkId, intentId, currency }: PaymentRow): Promise<Owed | null> {
  const link = linkId === null ? null : await findLink(queries, linkId);
  if (!link || link.pledgeRest === null || !link.isPartPaid) return null;
  const named = intentId === null ? null : (await findIntent(queries, intentId))?.config.montant;
  const asked = link.pledgeRest === 0 ? 0 : (link.config.montant ?? 0);
  return { priced: named ? toMinor(named, currency) : null, now: toMinor(asked, currency) };
}
