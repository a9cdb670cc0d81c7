import type { PaymentSort } from '../../../src/contract/payments/adminPayments';
import type { ListOrder } from '../../db/listOrder';
import { payments } from '../../db/schema';

const byDate = [payments.createdAt, payments.id];
const byAmount = [payments.currency, payments.montant, payments.id];
/** The orders that payments are listed in, as their indexes have them. */
export const orders: Readonly<Record<PaymentSort, ListOrder>> = {
  '-date': { columns: byDate, isDescending: true },
  date: { columns: byDate, isDescending: false },
  '-montant': { columns: byAmount, isDescending: true },
  montant: { columns: byAmount, isDescending: false },
};
