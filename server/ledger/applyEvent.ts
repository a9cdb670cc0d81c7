import type { PaymentState } from '../../src/contract/payments/payments';
import { BY_HAND } from '../../src/contract/terms/handMeans';
import { negateMinor, sumMinor, toMinor, ZERO, type Minor } from '../../src/core/money';
import { agreedCharge, movedBy, stateOf, type LedgerEvent } from '../../src/core/payment';
import type { Queries } from '../db/database';
import { HttpError } from '../errors';
import type { ProviderEvent } from '../gateways/gateway';
import { listPendingAmounts, type PendingAmount } from './requests/changeStore';
import type { PaymentRow } from './paymentStore';
import { refundReference } from './refundReference';
import { refundAsUnavailable, isRefundedAsUnavailable } from './requests/refundAsUnavailable';
import type { LedgerDeps } from './ledgerDeps';
import { listEvents, storeEvent } from './eventStore';
import { lockPayment, saveState } from './lockedPayment';
import { storeSchedule } from './storeSchedule';
import { countCaisses } from './totals/countTotals';
import { writeEntry, type EntrySource } from './writeEntry';
import { zoneName } from './zoneName';

/**
 * Applies a verified provider event, once (SRV-03): event, ledger rows, new state and followers' effects are written in
 * one transaction under the payment's lock. State and totals derive from the set of known events, so neither order nor
 * repetition matters. Returns the payment's new state; null for a known event, and for a payment whose term is over.
 * @throws HttpError 404 unknown payment, 400 impossible for it, 409 an id used by another payment's event; nothing is
 * written then
 */
export async function applyEvent(
  deps: LedgerDeps,
  provider: string,
  event: ProviderEvent,
): Promise<PaymentState | null> {
  for (const follower of deps.followers) await follower.prepare?.(deps);
  const applied = await deps.database.transaction((tx) => applyWithin(tx, deps, provider, event));
  if (applied) for (const follower of deps.followers) await follower.conclude?.(deps, event, applied.payment);
  return applied?.state ?? null;
}

/** The same within the caller's transaction; followers are prepared before it. `givenBack` is null while the payment stands. */
export async function applyWithin(tx: Queries, deps: LedgerDeps, provider: string, event: ProviderEvent) {
  const found = await lockPayment(tx, event.paymentId, provider);
  if (!found) throw new HttpError(404, 'There is no such payment.', 'unknown_payment');
  const { payment, settings } = found;
  const before = await listEvents(tx, payment.id, provider);
  if (before.some(({ id }) => id === event.id)) return null;
  if (isOver(payment, before)) {
    deps.log.warn({ payment: payment.id, event: event.id, type: event.type }, 'report after the term of its payment');
    return null;
  }
  const asked = event.charge > 1 ? await listPendingAmounts(tx, payment.id) : [];
  const montant = checkedAmount(payment, event, before, asked);
  const happened: LedgerEvent = { ...event, montant };
  const isStored = await storeEvent(tx, happened, { provider, paymentId: payment.id, receivedAt: deps.now() });
  if (!isStored) throw new HttpError(409, 'This event id belongs to another payment.', 'event_reused');
  const events = [...before, happened];
  // What came by hand stands in the books on its own day.
  const now = provider === BY_HAND ? event.createdAt : deps.now();
  const written = await writeEntry(tx, { ids: deps.ids, now: () => now }, payment, moveOf(happened), events);
  const isFirst = payment.finalizedAt === null && movedBy(events).received > 0;
  const state = stateOf(events, payment.state === 'created' ? 'created' : 'processing');
  await saveState(tx, payment.id, { state, now, isFirst });
  const stands = await (isFirst ? isConfirmed(tx, deps, payment) : goesOn(tx, payment));
  const givenBack = stands ? null : await refundAsUnavailable(tx, deps, payment, events);
  await storeSchedule(tx, payment, events, zoneName(settings));
  const news = { payment, settings, event: happened, before, isFirst, givenBack };
  for (const follower of deps.followers) await follower.tell?.(tx, deps, news);
  // Last, as what many payments share is locked from here to the commit.
  for (const follower of deps.followers) {
    await follower.count?.(tx, deps, payment, { written, at: happened.createdAt });
  }
  await countCaisses(tx, written);
  return { state, payment, givenBack };
}

/** Money came, and no event is left that said so: they went with the payment's term (SRV-25). */
const isOver = ({ finalizedAt }: PaymentRow, events: readonly LedgerEvent[]) =>
  finalizedAt !== null && events.length === 0;

async function isConfirmed(tx: Queries, deps: LedgerDeps, payment: PaymentRow): Promise<boolean> {
  let stands = true;
  for (const follower of deps.followers) stands = ((await follower.confirm?.(tx, deps, payment)) ?? true) && stands;
  return stands;
}

/** False for later charges of a form whose first went back (SRV-14). */
async function goesOn(tx: Queries, payment: PaymentRow): Promise<boolean> {
  const isLater = payment.type === 'FORM' && payment.abo && payment.finalizedAt !== null;
  return !(isLater && (await isRefundedAsUnavailable(tx, payment)));
}

/**
 * The event's amount in minor units, if plausible: the agreed charge, or a new amount the provider was asked for and
 * may have applied before we heard of it.
 */
function checkedAmount(
  payment: PaymentRow,
  event: ProviderEvent,
  before: readonly LedgerEvent[],
  asked: readonly Pick<PendingAmount, 'montant'>[],
): Minor {
  const impossible = (why: string) => new HttpError(400, `The event does not fit its payment: ${why}.`, 'event_unfit');
  if (event.currency !== undefined && event.currency.toLowerCase() !== payment.currency.toLowerCase()) {
    throw impossible('currency');
  }
  const agreed = agreedCharge(payment, payment.currency, event.charge);
  if (agreed === null) throw impossible('charge');
  const possible: number[] = [agreed, ...(event.charge > 1 ? asked.map((change) => change.montant) : [])];
  let montant: Minor;
  try {
    montant = toMinor(event.montant, payment.currency);
  } catch {
    throw impossible('amount');
  }
  if (event.type === 'payment.succeeded' && !possible.includes(montant)) throw impossible('amount');
  if (event.type === 'payment.refunded') {
    const paid = before.find(({ type, charge }) => type === 'payment.succeeded' && charge === event.charge)?.montant;
    const sameCharge = before.filter(({ type, charge }) => type === event.type && charge === event.charge);
    const refunded = sumMinor([...sameCharge.map((refund) => refund.montant), montant]);
    if (montant <= 0 || refunded > (paid ?? Math.max(...possible))) throw impossible('amount');
  }
  return montant;
}

function moveOf({ type, charge, id, montant }: LedgerEvent): EntrySource {
  switch (type) {
    case 'payment.succeeded':
      return { kind: 'charge', reference: `charge-${charge}`, montant, charge };
    case 'payment.refunded':
      return { kind: 'refund', reference: refundReference(id), montant: negateMinor(montant), charge };
    case 'payment.failed':
    case 'payment.cancelled':
      return { kind: 'correction', reference: `correction-${id}`, montant: ZERO, charge };
  }
}
