import type { AdminPayment } from '../../../src/contract/payments/adminPayments';
import { cancelPayment as route } from '../../../src/contract/payments/handPayments';
import { BY_HAND } from '../../../src/contract/terms/handMeans';
import { toUnits } from '../../../src/core/money';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { applyWithin } from '../../ledger/applyEvent';
import { lockPayment } from '../../ledger/requests/changeStore';
import { requireOwned } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { readAdminPayment } from '../payments/readAdminPayment';

/** Takes back what was noted by mistake, by an entry of its own; once (PAY-54). @throws HttpError 404, 409 `online`, `over` */
export async function takeBackPayment(
  deps: Deps,
  holder: TokenHolder,
  paymentId: string,
  { reason }: { readonly reason?: string | undefined },
): Promise<AdminPayment> {
  const { organisationId } = holder;
  await deps.database.transaction(async (tx) => {
    const payment = requireOwned(await lockPayment(tx, paymentId), organisationId, 'payment');
    const { provider, montant, currency, state } = payment;
    if (provider !== BY_HAND) throw new HttpError(409, 'This payment was made online: it can be refunded.', 'online');
    const event = { id: `${BY_HAND}-${paymentId}-back`, type: 'payment.refunded', paymentId, charge: 1 } as const;
    const units = toUnits(montant, currency);
    if (!(await applyWithin(tx, deps, BY_HAND, { ...event, montant: units, createdAt: deps.now() }))) {
      if (state === 'refunded') return;
      throw new HttpError(409, 'The term of this payment is over: its entries change no more.', 'over');
    }
    await recordChange(tx, deps, holder, {
      ...{ action: route.id, subject: 'payment', subjectId: paymentId },
      changes: { paid: { from: { montant: units }, to: null }, ...(reason && { reason }) },
    });
  });
  return readAdminPayment(deps, deps.database.queries, organisationId, paymentId);
}
