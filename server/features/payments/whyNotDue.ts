import { minor, sumMinor, toMinor, type Minor } from '../../../src/core/money';
import { isStillDue, leftOfDebt } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import { findDebts } from '../debts/debtStore';
import { findSubmission } from '../records/recordStore';
import { countedPayment } from './agreement';
import type { PaymentRow } from './paymentStore';

/**
 * Why debts or a submission do not take a payment any more that was priced before: less is owed of them now. Null while they
 * do, and for a payment of anything else.
 */
export async function whyNotDue(queries: Queries, payment: PaymentRow): Promise<'nothingDue' | 'amountChanged' | null> {
  const now = await owedNow(queries, payment);
  if (now === null || isStillDue(countedPayment(payment), { priced: owedThen(payment), now })) return null;
  return now === 0 ? 'nothingDue' : 'amountChanged';
}

/** What was left of its debts when it was priced; of a submission or one debt nobody can pay more than that. */
const owedThen = ({ dettes, currency }: PaymentRow): Minor | null =>
  dettes && sumMinor(dettes.map((debt) => toMinor(leftOfDebt(debt), currency)));

async function owedNow(queries: Queries, { organisationId, type, typeId, dettes }: PaymentRow): Promise<Minor | null> {
  if (!dettes && type !== 'FORM') return null;
  const found = dettes
    ? await findDebts(
        queries,
        organisationId,
        dettes.map(({ id }) => id),
      )
    : [await findSubmission(queries, typeId ?? '')];
  const left = found.map((record) => {
    if (!record?.active) return 0;
    return Math.max(0, ('total' in record ? record.total : record.montant) - record.payed);
  });
  return sumMinor(left.map(minor));
}
