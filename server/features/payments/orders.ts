import type { PaymentSort } from '../../../src/contract/payments/adminPayments';
import type { ListOrder } from '../../db/listOrder';
import { payments } from '../../db/schema';

const byDate = [payments.createdAt, payments.id];
const byAmount = [payments.currency, payments.montant, payments.id];
/** As their indexes have them. */
const orders: Readonly<Record<PaymentSort, ListOrder>> = {
  '-date': { columns: byDate, isDescending: true },
  date: { columns: byDate, isDescending: false },
  '-montant': { columns: byAmount, isDescending: true },
  montant: { columns: byAmount, isDescending: false },
};

/** The order that payments are listed in, the newest first unless asked otherwise. */
export const orderOf = (sort: PaymentSort = '-date'): ListOrder => orders[sort];
