import { and, eq, sql } from 'drizzle-orm';
import type { PaymentConfig, PaymentState } from '../../../src/contract/payments/payments';
import type { Minor } from '../../../src/core/money';
import type { Mode } from '../../../src/core/organisation';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { paymentSums } from '../../db/schema';

/** Totals of one currency's payments, in minor units. `fees` is the fee cover within the received amount. */
export interface PaymentTotals {
  readonly currency: string;
  readonly count: number;
  readonly received: Minor;
  readonly refunded: Minor;
  readonly fees: Minor;
}

/** Payments that sums are kept of. */
interface SummedPayments {
  readonly organisationId: string;
  readonly mode: Mode;
  readonly state?: PaymentState | undefined;
  readonly type?: PaymentConfig['type'] | undefined;
}

/** Totals of payments by currency, of what is kept of them (SRV-17): they cost the same however many there are. */
export function readPaymentSums(queries: Queries, of: SummedPayments): Promise<PaymentTotals[]> {
  const { organisationId, mode, state, type } = of;
  const sum = (column: typeof paymentSums.received) => sql`sum(${column})`.mapWith(asMinor);
  const count = sql`sum(${paymentSums.payments})`;
  return queries
    .select({
      currency: paymentSums.currency,
      count: count.mapWith(Number),
      received: sum(paymentSums.received),
      refunded: sum(paymentSums.refunded),
      fees: sum(paymentSums.fees),
    })
    .from(paymentSums)
    .where(
      and(
        eq(paymentSums.organisationId, organisationId),
        eq(paymentSums.mode, mode),
        state && eq(paymentSums.state, state),
        type && eq(paymentSums.type, type),
      ),
    )
    .groupBy(paymentSums.currency)
    .having(sql`${count} > 0`)
    .orderBy(paymentSums.currency);
}
