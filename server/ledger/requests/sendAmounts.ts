import { and, eq } from 'drizzle-orm';
import { ZERO } from '../../../src/core/money';
import type { Queries } from '../../db/database';
import { paymentChanges, payments } from '../../db/schema';
import { GatewayRefusal } from '../../gateways/gateway';
import { loggable } from '../../loggable';
import { askLater } from './nextTry';
import { listPendingAmounts, lockPayment, type PendingAmount } from './changeStore';
import type { PaymentRow } from '../paymentStore';
import { listEvents } from '../eventStore';
import type { LedgerDeps } from '../ledgerDeps';
import { storeSchedule } from '../storeSchedule';
import { readZone } from '../zoneName';
import { countCaisses } from '../totals/countTotals';
import { writeEntry } from '../writeEntry';

/**
 * Sends a payment's requested amount changes to the provider in order, each under its own key: despite concurrent
 * processes or a crash each is made once, and the last one wins. A change starts where the provider reports it: only
 * charges it had not tried take the new amount, and a refused one being retried keeps its own (PAY-02). False if the
 * provider was unreachable: it will be asked again (SRV-31).
 */
export async function sendAmounts(deps: LedgerDeps, { id, provider, providerRef }: PaymentRow): Promise<boolean> {
  const gateway = deps.gateways[provider];
  for (const change of await listPendingAmounts(deps.database.queries, id)) {
    const later = () =>
      askLater(deps.database.queries, paymentChanges, stillAsked(change), deps.now()).then(() => false);
    if (!gateway || providerRef === null) return later();
    const { montant } = change;
    const request = { reference: providerRef, montant, idempotencyKey: `amount-${change.id}` };
    try {
      const { from } = await gateway.changeAmount(request);
      await deps.database.transaction((tx) => keepAmount(tx, deps, id, change, from));
    } catch (error) {
      deps.log.warn({ payment: id, provider, error: loggable(error) }, 'amount not changed');
      if (!(error instanceof GatewayRefusal)) return later();
      await deps.database.queries.update(paymentChanges).set({ amountState: 'refused' }).where(stillAsked(change));
    }
  }
  return true;
}

const stillAsked = ({ id }: PendingAmount) => and(eq(paymentChanges.id, id), eq(paymentChanges.amountState, 'asked'));

/** Applies a new amount once, with all its effects: schedule, projected totals, notifications. */
async function keepAmount(
  tx: Queries,
  deps: LedgerDeps,
  paymentId: string,
  change: PendingAmount,
  from: number,
): Promise<void> {
  const before = await lockPayment(tx, paymentId);
  const kept = await tx.update(paymentChanges).set({ amountState: 'accepted' }).where(stillAsked(change)).returning();
  if (!before || kept.length === 0) return;
  const amounts = [...before.amounts, { from, montant: change.montant }];
  await tx.update(payments).set({ amounts, updatedAt: deps.now() }).where(eq(payments.id, paymentId));
  const payment = { ...before, amounts };
  const events = await listEvents(tx, paymentId, payment.provider);
  const reference = `correction-${change.id}`;
  const correction = { kind: 'correction', reference, montant: ZERO, charge: from } as const;
  const written = await writeEntry(tx, deps, payment, correction, events);
  await storeSchedule(tx, payment, events, await readZone(tx, payment.organisationId));
  for (const follower of deps.followers)
    await follower.applyNewAmount?.(tx, deps, payment, { written, at: deps.now() });
  await countCaisses(tx, written);
}
