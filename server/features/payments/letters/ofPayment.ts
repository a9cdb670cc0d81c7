import { sql, type SQL } from 'drizzle-orm';
import { outbox } from '../../../db/schema';

/** The mails about a payment, written as their index has it. */
export const ofPayment = (paymentId: string): SQL => sql`(${outbox.payload} ->> 'paymentId') = ${paymentId}`;
