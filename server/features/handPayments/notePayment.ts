import type { AdminPayment } from '../../../src/contract/payments/adminPayments';
import { createPayment as route } from '../../../src/contract/payments/handPayments';
import type { BodyOut } from '../../../src/contract/route';
import { BY_HAND } from '../../../src/contract/terms/handMeans';
import { dayOf, zonedTime } from '../../../src/core/calendar';
import { toUnits, type Minor } from '../../../src/core/money';
import { timeZoneOf } from '../../../src/core/organisation';
import { parseAmount } from '../../amounts';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError, malformed } from '../../errors';
import { applyWithin } from '../../ledger/applyEvent';
import {
  findPaymentByKey,
  findReplacedOpen,
  holdSubject,
  insertPayment,
  isPlanRunning,
  lockRecords,
  replaceOthers,
  type PaymentRow,
} from '../../ledger/paymentStore';
import { syncFromProvider } from '../../ledger/syncFromProvider';
import { forgetDaysAround } from '../../ledger/totals/dayTotals';
import { bodyHash } from '../../secrets/bodyHash';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { requireExistingOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { readAdminPayment } from '../payments/readAdminPayment';
import { handRow } from './handRow';
import { payerOf } from './payerOf';
import { subjectOf } from './subjectOf';

type Given = BodyOut<typeof route>;

/**
 * Notes money that came by hand as a payment that has succeeded (PAY-54): all that follows money that came online follows it.
 * @throws HttpError 400 for a day to come, 404, 409 `overpaid` above what is left of a submission, `running` while a plan goes on
 * paying it, `unavailable` where its places are gone, or for a key that another body took
 */
export async function notePayment(deps: Deps, holder: TokenHolder, given: Given): Promise<AdminPayment> {
  for (const follower of deps.followers) await follower.prepare?.(deps);
  const { organisationId } = holder;
  const { payment, isPast } = await deps.database.transaction((tx) => keepNoted(tx, deps, holder, given));
  if (isPast) await forgetDaysAround(deps.database.queries, payment, given.date);
  for (const open of await findReplacedOpen(deps.database.queries, payment)) await syncFromProvider(deps, open);
  return readAdminPayment(deps, deps.database.queries, organisationId, payment.id);
}

interface Noted {
  readonly payment: PaymentRow;
  /** Whether it is of a day that is over, of which sums may be kept. */
  readonly isPast: boolean;
}

async function keepNoted(tx: Queries, deps: Deps, holder: TokenHolder, given: Given): Promise<Noted> {
  const { type, typeId = null, date, contactId, idempotencyKey, ...rest } = given;
  const organisation = await requireExistingOrganisation(tx, holder.organisationId);
  // The colon keeps these keys apart from those of checkouts.
  const key = `${BY_HAND}:${idempotencyKey}`;
  const hash = bodyHash({ type, typeId, date, contactId, ...rest });
  await lockRecords(tx, { organisationId: organisation.id, type, typeId, dettes: null });
  const now = deps.now();
  const zone = timeZoneOf(organisation);
  const today = dayOf(now.getTime(), zone);
  const isPast = date < today;
  const known = await findKnown(tx, organisation, key, hash);
  if (known) return { payment: known, isPast };
  if (date > today) throw malformed('date', 'must not be to come');
  const subject = await subjectOf(tx, deps, organisation, given);
  const { currency } = subject;
  const montant = parseAmount(given.montant, currency, 'montant');
  if (montant <= 0) throw malformed('montant', 'must be above 0');
  requireLeft(montant, subject);
  const payer = await payerOf(tx, deps, organisation, { contactId, sent: subject.sent });
  const at = new Date(Math.min(zonedTime(zone).momentOf(date, '12:00'), now.getTime()));
  const row = handRow(deps, organisation, { given, subject, payer, montant, key, hash, at });
  if (!(await holdSubject(tx, row))) throw new HttpError(404, 'This was deleted a moment ago.', 'not_found');
  const payment = await insertPayment(tx, row);
  // The same key at the same moment.
  if (!payment) return { payment: (await findKnown(tx, organisation, key, hash)) ?? refuseKey(), isPast };
  await replaceOthers(tx, payment, now);
  if (await isPlanRunning(tx, payment))
    throw new HttpError(409, 'This is being paid in several times: that has to be stopped first.', 'running');
  // An event that held one of the others may have brought money.
  if (subject.rest !== null) requireLeft(montant, await subjectOf(tx, deps, organisation, given));
  await settle(tx, deps, payment);
  if (isPast) await forgetDaysAround(tx, payment, date);
  const paid = { to: { montant: toUnits(montant, currency), means: given.means, day: date } };
  await recordChange(tx, deps, holder, {
    ...{ action: route.id, subject: 'payment', subjectId: payment.id },
    changes: { paid },
  });
  return { payment, isPast };
}

function requireLeft(montant: Minor, { rest }: Awaited<ReturnType<typeof subjectOf>>): void {
  if (rest !== null && montant > rest) throw new HttpError(409, 'This is more than what is left to pay.', 'overpaid');
}

async function settle(tx: Queries, deps: Deps, { id, montant, currency, createdAt }: PaymentRow): Promise<void> {
  const event = { id: `${BY_HAND}-${id}`, type: 'payment.succeeded', paymentId: id, charge: 1 } as const;
  const applied = await applyWithin(tx, deps, BY_HAND, { ...event, montant: toUnits(montant, currency), createdAt });
  // Nothing is given back by itself: what nobody can have is not noted.
  if (applied?.givenBack !== null) throw new HttpError(409, 'What was chosen is no longer available.', 'unavailable');
}

async function findKnown(
  tx: Queries,
  { id }: OrganisationRecord,
  key: string,
  hash: string,
): Promise<PaymentRow | null> {
  const known = await findPaymentByKey(tx, id, key);
  if (known && known.bodyHash !== hash) refuseKey();
  return known;
}

function refuseKey(): never {
  throw new HttpError(409, 'This key was used for another payment.', 'keyReused');
}
