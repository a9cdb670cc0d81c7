import type { PaymentSort } from '../../../src/contract/payments/adminPayments';
import { bothWays, type ListOrder } from '../../db/listOrder';
import { payments } from '../../db/schema';

/** As their indexes have them. */
const orders: Readonly<Record<PaymentSort, ListOrder>> = {
  ...bothWays('date', [payments.createdAt, payments.id]),
  ...bothWays('montant', [payments.currency, payments.montant, payments.id]),
};

/** The order that payments are listed in, the newest first unless asked otherwise. */
export const orderOf = (sort: PaymentSort = '-date'): ListOrder => orders[sort];
