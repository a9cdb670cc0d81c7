import { and, eq } from 'drizzle-orm';
import { ZERO } from '../../../src/core/money';
import type { Queries } from '../../db/database';
import { paymentChanges, payments } from '../../db/schema';
import { GatewayRefusal } from '../../gateways/gateway';
import { loggable } from '../../loggable';
import { askedAmounts, lockPayment, type AskedAmount } from './changeStore';
import type { PaymentRow } from '../paymentStore';
import { eventsOf } from '../eventStore';
import type { LedgerDeps } from '../ledgerDeps';
import { keepSchedule } from '../keepSchedule';
import { writeEntry } from '../writeEntry';

/**
 * Tells the provider of the changes of amount that were asked of a payment, in the order in which they were, each under its own
 * key: by two processes or after a crash, each is made once, and the last one stays. Where the provider says that a change
 * begins, it begins here, too: only charges that it had not tried take the new amount, and one that was refused and is tried
 * again keeps its own (PAY-02). False when the provider could not be reached: it will be asked again.
 */
export async function sendAmounts(deps: LedgerDeps, { id, provider, providerRef }: PaymentRow): Promise<boolean> {
  const gateway = deps.gateways[provider];
  for (const change of await askedAmounts(deps.database.queries, id)) {
    if (!gateway || providerRef === null) return false;
    const { montant } = change;
    const request = { reference: providerRef, montant, idempotencyKey: `amount-${change.id}` };
    try {
      const { from } = await gateway.changeAmount(request);
      await deps.database.transaction((tx) => keepAmount(tx, deps, id, change, from));
    } catch (error) {
      deps.log.warn({ payment: id, provider, error: loggable(error) }, 'amount not changed');
      if (!(error instanceof GatewayRefusal)) return false;
      await deps.database.queries.update(paymentChanges).set({ amountState: 'refused' }).where(stillAsked(change));
    }
  }
  return true;
}

const stillAsked = ({ id }: AskedAmount) => and(eq(paymentChanges.id, id), eq(paymentChanges.amountState, 'asked'));

/** The new amount with all that follows of it: the schedule, the totals that count ahead, and who is told. Once. */
async function keepAmount(
  tx: Queries,
  deps: LedgerDeps,
  paymentId: string,
  change: AskedAmount,
  from: number,
): Promise<void> {
  const before = await lockPayment(tx, paymentId);
  const kept = await tx.update(paymentChanges).set({ amountState: 'accepted' }).where(stillAsked(change)).returning();
  if (!before || kept.length === 0) return;
  const amounts = [...before.amounts, { from, montant: change.montant }];
  await tx.update(payments).set({ amounts, updatedAt: deps.now() }).where(eq(payments.id, paymentId));
  const payment = { ...before, amounts };
  const events = await eventsOf(tx, paymentId, payment.provider);
  const reference = `correction-${change.id}`;
  for (const follower of deps.followers) await follower.hold?.(tx, payment);
  await writeEntry(tx, deps, payment, { kind: 'correction', reference, montant: ZERO, charge: from }, events);
  await keepSchedule(tx, payment, events);
  for (const follower of deps.followers) await follower.followAmount?.(tx, deps, payment);
}
