import { isDeepStrictEqual } from 'node:util';
import type { AdminPayment, correctPayer as route } from '../../../src/contract/payments/adminPayments';
import type { Facturation, PayerInfo } from '../../../src/contract/payments/payments';
import type { BodyOut } from '../../../src/contract/route';
import { billingFormat, validatePayer } from '../../../src/core/payment';
import type { Deps } from '../../deps';
import { HttpError, requireVersion } from '../../errors';
import { requireOwned } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { findOrganisation } from '../organisations/organisationStore';
import { readAdminPayment } from './readAdminPayment';
import { announceSubscriptionChange } from '../subscriptions/announceSubscriptionChange';
import { lockPayment, savePayer } from '../../ledger/requests/changeStore';
import type { PaymentRow } from '../../ledger/paymentStore';
import { readPhone } from '../../text/readPhone';
import { listedBy } from '../../ledger/searchText';

/**
 * Writes who paid as an administrator corrects it, of finished payments too; nothing that is charged. The audit log has which fields.
 * @throws Outdated when it is of another version; HttpError 400 for newly invalid values, 404
 */
export async function correctPayer(
  deps: Deps,
  holder: TokenHolder,
  paymentId: string,
  { version, ...given }: BodyOut<typeof route>,
): Promise<AdminPayment> {
  const { organisationId } = holder;
  await deps.database.transaction(async (tx) => {
    const payment = requireOwned(await lockPayment(tx, paymentId), organisationId, 'payment');
    if (version !== undefined)
      requireVersion('payment', version, await readAdminPayment(deps, tx, organisationId, paymentId));
    const organisation = await findOrganisation(tx, organisationId);
    const after = corrected(payment, given);
    const format = billingFormat(organisation ?? {}, { assoc: payment.assoc, devise: payment.currency });
    refuseNewFaults(payment, after, format);
    const before: Record<string, unknown> = { ...payment.info, ...payment.facturation };
    const fields = Object.entries({ ...after.info, ...after.facturation }).flatMap(([key, value]) =>
      isDeepStrictEqual(before[key], value) ? [] : [key],
    );
    if (fields.length === 0) return;
    const listed = listedBy({ ...payment, ...after });
    await savePayer(tx, paymentId, { ...after, ...listed, updatedAt: deps.now() });
    // Field names only: payer data stays out of the log.
    const note = { action: 'ADMIN-PAYMENT-PAYER', subject: 'payment', subjectId: paymentId, changes: { fields } };
    await recordChange(tx, deps, holder, note);
    await announceSubscriptionChange(tx, deps, payment);
  });
  return readAdminPayment(deps, deps.database.queries, organisationId, paymentId);
}

interface Payer {
  readonly info: PayerInfo;
  readonly facturation: Facturation;
}

function corrected({ info, facturation }: PaymentRow, given: Omit<BodyOut<typeof route>, 'version'>): Payer {
  const next = { ...info, ...present(given.info) };
  const tel = given.info?.tel === undefined ? next.tel : (readPhone(next.tel) ?? next.tel);
  return { info: { ...next, tel }, facturation: { ...facturation, ...present(given.facturation) } };
}

const present = <T extends object>(values: T | undefined) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Old payments may lack data required today: only newly invalid values are refused. @throws HttpError 400 */
function refuseNewFaults(before: Payer, after: Payer, format: 'FR' | 'IL' | null): void {
  const isPhone = (number: string) => readPhone(number) !== null;
  const faultsOf = ({ info, facturation }: Payer) => validatePayer({ ...info, ...facturation }, { format, isPhone });
  const values = (payer: Payer): Record<string, unknown> => ({ ...payer.info, ...payer.facturation });
  const known = new Set(faultsOf(before).map(({ field, code }) => `${field} ${code}`));
  const isNew = ({ field, code }: ReturnType<typeof faultsOf>[number]) =>
    !known.has(`${field} ${code}`) || values(before)[field] !== values(after)[field];
  const issues = faultsOf(after)
    .filter(isNew)
    .map(({ field, code }) => ({ path: `${field in after.info ? 'info' : 'facturation'}.${field}`, message: code }));
  if (issues.length > 0) throw new HttpError(400, 'The payer is not complete or not right.', 'payer', issues);
}
