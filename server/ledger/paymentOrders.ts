import { sql, type SQL } from 'drizzle-orm';
import type { PaymentSort } from '../../src/contract/payments/adminPayments';
import type { SubscriptionSort, SubscriptionState } from '../../src/contract/payments/subscriptions';
import { bothWays, type ListOrder } from '../db/listOrder';
import { payments } from '../db/schema';
import { malformed } from '../errors';
import { dueDayOf } from './totals/debtTotals';

const { id, currency } = payments;
const name = { column: payments.sortName, as: (value: SQL) => sql`${value} collate "C"` };

/** As their indexes have them. */
const orders: Readonly<Record<PaymentSort, ListOrder>> = {
  ...bothWays('date', [payments.createdAt, id]),
  ...bothWays('montant', [currency, payments.montant, id]),
  ...bothWays('name', [name, id]),
};

/** The order that payments are listed in, the newest first unless asked otherwise. */
export const orderOf = (sort: PaymentSort = '-date'): ListOrder => orders[sort];

/** The same of those with several charges. */
const subscribed: Readonly<Record<SubscriptionSort, ListOrder>> = {
  ...bothWays('date', [id]),
  ...bothWays('name', [name, id]),
  ...bothWays('montant', [currency, payments.termMontant, id]),
  ...bothWays('due', [{ column: payments.nextCharge, as: dueDayOf }, id]),
};

/**
 * The order that subscriptions are listed in, the newest first unless asked otherwise.
 * @throws HttpError 400 for an order that these have no index for
 */
export function subscriptionOrder({
  sort = '-date',
  state,
}: {
  readonly sort?: SubscriptionSort | undefined;
  readonly state?: SubscriptionState | undefined;
}): ListOrder {
  const isRunning = state === 'active' || state === 'failing';
  if ((sort === 'due' || sort === '-due') && !isRunning)
    throw malformed('sort', 'only active or failing ones come by the day of the next charge');
  return subscribed[sort];
}
