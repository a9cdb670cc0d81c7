import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  payerMails,
  type getPaymentStory,
  type PayerMail,
  type StoryEvent,
} from '../../../../src/contract/payments/paymentStory';
import type { ResponseIn } from '../../../../src/contract/route';
import { toUnits } from '../../../../src/core/money';
import type { Queries } from '../../../db/database';
import { audit, outbox } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { listEvents } from '../../../ledger/eventStore';
import { findPayment, type PaymentRow } from '../../../ledger/paymentStore';
import { refundsAsUnavailable } from '../../../ledger/requests/refundAsUnavailable';
import { requireOwned } from '../../../requireOwned';
import type { Caller } from '../../../secrets/tokens';
import { ofPayment } from '../letters/ofPayment';
import { listMoves } from '../listMoves';
import { originsOf } from './originsOf';

/** The latest mails and changes are enough. */
const MOST = 200;

/** A payment's events, latest first, and its origins (CALL-66). @throws HttpError 404 */
export async function readStory(
  { database: { queries } }: Pick<Deps, 'database'>,
  holder: Caller,
  paymentId: string,
): Promise<ResponseIn<typeof getPaymentStory>['data']> {
  const payment = requireOwned(await findPayment(queries, paymentId), holder.organisationId, 'payment');
  const events = [
    ...(await moved(queries, payment)),
    ...(await refused(queries, payment)),
    ...(await mailed(queries, payment)),
    ...(await changed(queries, payment)),
  ];
  events.sort((one, other) => other.at.localeCompare(one.at));
  return { events, origins: await originsOf(queries, payment, holder) };
}

async function moved(queries: Queries, payment: PaymentRow): Promise<StoryEvent[]> {
  const moves = await listMoves(queries, [payment.id]);
  const automatic = await refundsAsUnavailable(queries, payment);
  return moves.map(({ kind, charge, montant, createdAt, reference }) => {
    const move = { at: createdAt.toISOString(), charge, montant: toUnits(montant, payment.currency) };
    return kind === 'refund'
      ? { kind, ...move, automatic: automatic.has(reference) }
      : { kind: 'charge' as const, ...move };
  });
}

async function refused(queries: Queries, { id, provider, currency }: PaymentRow): Promise<StoryEvent[]> {
  const events = await listEvents(queries, id, provider);
  return events
    .filter(({ type }) => type === 'payment.failed')
    .map(({ charge, montant, createdAt }) => ({
      kind: 'refused',
      at: createdAt.toISOString(),
      charge,
      montant: toUnits(montant, currency),
    }));
}

async function mailed(queries: Queries, { id, organisationId }: PaymentRow): Promise<StoryEvent[]> {
  const rows = await queries
    .select()
    .from(outbox)
    .where(and(ofPayment(id), eq(outbox.organisationId, organisationId), inArray(outbox.kind, [...payerMails])))
    .orderBy(desc(outbox.createdAt))
    .limit(MOST);
  return rows.map(({ kind, createdAt, sentAt, attempts }) => ({
    kind: 'mail',
    at: (sentAt ?? createdAt).toISOString(),
    mail: kind as PayerMail,
    state: sentAt ? 'sent' : attempts > 0 ? 'retried' : 'waiting',
  }));
}

async function changed(queries: Queries, { id, organisationId }: PaymentRow): Promise<StoryEvent[]> {
  const rows = await queries
    .select()
    .from(audit)
    .where(
      and(
        eq(audit.organisationId, organisationId),
        eq(audit.subjectId, id),
        inArray(audit.subject, ['payment', 'subscription']),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(MOST);
  return rows.map(({ actor, action, changes, createdAt }) => {
    const { fields, reason } = changes;
    return {
      kind: 'change',
      at: createdAt.toISOString(),
      actor,
      action,
      fields: Array.isArray(fields) ? fields.map(String) : [],
      ...(typeof reason === 'string' && { reason }),
    };
  });
}
