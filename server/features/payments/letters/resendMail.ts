import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { resendMail as route } from '../../../../src/contract/payments/paymentStory';
import type { BodyOut } from '../../../../src/contract/route';
import type { Queries } from '../../../db/database';
import { outbox } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { HttpError, TooManyAttempts } from '../../../errors';
import { lockPayment } from '../../../ledger/requests/changeStore';
import type { PaymentRow } from '../../../ledger/paymentStore';
import { queueLetter } from '../../../outbox/queueLetter';
import { requireOwned } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { readSubscription } from '../../subscriptions/readSubscription';
import { ofPayment } from './ofPayment';

const HOUR = 60 * 60 * 1000;
/** Mails that are sent again about one payment within a day: nobody needs more. */
const MOST = 5;

/**
 * Sends the payer a mail about a payment again, once per key. It is written when it is sent, for who they are by then.
 * @throws HttpError 404, 409 where it would say what is not so; TooManyAttempts
 */
export async function resendMail(
  deps: Deps,
  holder: TokenHolder,
  paymentId: string,
  { mail, idempotencyKey }: BodyOut<typeof route>,
): Promise<void> {
  const { organisationId } = holder;
  await deps.database.transaction(async (tx) => {
    const payment = requireOwned(await lockPayment(tx, paymentId), organisationId, 'payment');
    const about = `${paymentId}-again-${idempotencyKey}`;
    if ((await tx.$count(outbox, eq(outbox.reference, `${mail}-${about}`))) > 0) return;
    await refuseWrong(tx, payment, mail);
    await refuseMany(tx, deps.now(), paymentId);
    await queueLetter(tx, deps, { organisationId, kind: mail, about, payload: { paymentId, again: true } });
    const changes = { mail };
    await recordChange(tx, deps, holder, { action: route.id, subject: 'payment', subjectId: paymentId, changes });
  });
}

async function refuseWrong(tx: Queries, payment: PaymentRow, mail: BodyOut<typeof route>['mail']): Promise<void> {
  if (payment.erasedAt !== null || payment.info.email === '')
    throw new HttpError(409, 'Nobody is known to write to.', 'no_address');
  if (mail === 'confirmation') {
    if (payment.state === 'succeeded') return;
    throw new HttpError(409, 'Nothing was received, or all of it was given back.', 'not_paid');
  }
  const { state } = await readSubscription(tx, payment.organisationId, payment.id);
  if (state === 'active' || state === 'failing') return;
  throw new HttpError(409, 'No charge is to come.', 'subscription_over');
}

async function refuseMany(tx: Queries, now: Date, paymentId: string): Promise<void> {
  const again = sql`(${outbox.payload} ->> 'again') = 'true'`;
  const lately = await tx
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(and(ofPayment(paymentId), again, gt(outbox.createdAt, new Date(now.getTime() - 24 * HOUR))))
    .orderBy(desc(outbox.createdAt))
    .limit(MOST);
  const oldest = lately[MOST - 1];
  if (!oldest) return;
  const wait = oldest.at.getTime() + 24 * HOUR - now.getTime();
  throw new TooManyAttempts('This payer was written to often enough today.', Math.ceil(wait / 1000));
}
