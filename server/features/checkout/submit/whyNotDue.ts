import { remainder, sumMinor, toMinor, ZERO, type Minor } from '../../../../src/core/money';
import { isStillDue, leftOfDebt, type Owed } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import { findDebts, type DebtWithPayed } from '../../debts/debtStore';
import { findIntent } from '../intent/intentStore';
import { findLink } from '../link/linkStore';
import { findSubmission } from '../../records/recordStore';
import type { PaymentRow } from '../../../ledger/paymentStore';

/**
 * Why debts, a submission or a promise do not take a payment any more that was priced before: less is owed of them now. Null
 * while they do, and for a payment of anything else.
 */
export async function whyNotDue(queries: Queries, payment: PaymentRow): Promise<'nothingDue' | 'amountChanged' | null> {
  const owed = await owedOf(queries, payment);
  if (owed === null || isStillDue(payment, owed)) return null;
  return owed.now === 0 ? 'nothingDue' : 'amountChanged';
}

async function owedOf(queries: Queries, payment: PaymentRow): Promise<Owed | null> {
  const { organisationId, mode, type, typeId, dettes, currency } = payment;
  if (dettes) {
    const ids = dettes.map(({ id }) => id);
    const left = (await findDebts(queries, organisationId, ids, mode)).map(leftOf);
    return { priced: sumMinor(dettes.map((debt) => toMinor(leftOfDebt(debt), currency))), now: sumMinor(left) };
  }
  // Nobody can pay more of a submission than was left of it when it was priced.
  const submission =
    type === 'FORM' && typeId !== null ? await findSubmission(queries, organisationId, typeId, mode) : null;
  if (submission) return { priced: null, now: leftOf({ ...submission, montant: submission.total }) };
  return payment.linkOnce ? owedOfPromise(queries, payment) : null;
}

const leftOf = ({ active, montant, payed }: Pick<DebtWithPayed, 'active' | 'montant' | 'payed'>): Minor =>
  active ? remainder(montant, payed) : ZERO;

/** Of a promise that was paid in part. Before that, and above what the page named, a payer may give more. */
async function owedOfPromise(queries: Queries, { linkId, intentId, currency }: PaymentRow): Promise<Owed | null> {
  const link = linkId === null ? null : await findLink(queries, linkId);
  if (!link || link.promised === null || link.payments === 0) return null;
  const named = intentId === null ? null : (await findIntent(queries, intentId))?.config.montant;
  const asked = link.promised === 0 ? 0 : (link.config.montant ?? 0);
  return { priced: named ? toMinor(named, currency) : null, now: toMinor(asked, currency) };
}
