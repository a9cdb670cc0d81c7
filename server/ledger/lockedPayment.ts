import { and, eq, sql } from 'drizzle-orm';
import type { PaymentState } from '../../src/contract/payments/payments';
import { buildOnce } from '../db/buildOnce';
import type { Queries } from '../db/database';
import { organisations, payments } from '../db/schema';
import { nextCheck } from './nextCheck';

const read = buildOnce((queries) =>
  queries
    .select({ payment: payments, settings: organisations.document })
    .from(payments)
    .innerJoin(organisations, eq(organisations.id, payments.organisationId))
    .where(and(eq(payments.id, sql.placeholder('id')), eq(payments.provider, sql.placeholder('provider'))))
    .for('update', { of: payments }),
);

/** A provider's payment with its organisation's settings, locked until the transaction ends; undefined without one. */
export async function lockPayment(tx: Queries, id: string, provider: string) {
  const [found] = await read(tx, { id, provider });
  return found;
}

const state = sql`${sql.placeholder('state')}::text`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
// The address book counts it after the commit.
const contactTask = sql`case when ${payments.contactTask} in ('meet', 'tell') then ${payments.contactTask} else 'count' end`;
const update = (more: { readonly finalizedAt?: typeof now }) =>
  buildOnce((queries) =>
    queries
      .update(payments)
      .set({ state, updatedAt: now, nextCheckAt: nextCheck(state), contactTask, ...more })
      .where(eq(payments.id, sql.placeholder('id'))),
  );
const move = update({});
const finalize = update({ finalizedAt: now });

/** Writes the state that an event leaves a payment in. @param isFirst money came for the first time */
export async function saveState(
  tx: Queries,
  id: string,
  { state, now, isFirst }: { readonly state: PaymentState; readonly now: Date; readonly isFirst: boolean },
): Promise<void> {
  await (isFirst ? finalize : move)(tx, { id, state, now: now.toISOString() });
}
