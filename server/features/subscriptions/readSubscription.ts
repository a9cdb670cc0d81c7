import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type {
  AdminSubscription,
  SubscriptionDetail,
  SubscriptionSort,
  SubscriptionState,
} from '../../../src/contract/payments/subscriptions';
import { sumMinor, toUnits, type Minor } from '../../../src/core/money';
import { nextChargeOf, subscriptionStateOf } from '../../../src/core/payment';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { countUpTo } from '../../db/countUpTo';
import { afterPlace, orderBy, type SortedPage } from '../../db/listOrder';
import { charges, payments } from '../../db/schema';
import { searchPage } from '../../db/searchPage';
import { HttpError } from '../../errors';
import { requireOwned } from '../../requireOwned';
import { onlinePlatform } from '../../ledger/onlinePlatform';
import { termsOf } from '../../ledger/agreement';
import type { PaymentRow } from '../../ledger/paymentStore';
import { contactOf } from '../contacts/contactOf';
import { searchPayments } from '../../ledger/searchText';
import { subscriptionOrder } from '../../ledger/paymentOrders';

type ChargeRow = typeof charges.$inferSelect;

/** The same with who pays (CALL-65). @throws HttpError as `readSubscription` */
export async function readSubscriptionDetail(
  queries: Queries,
  organisationId: string,
  paymentId: string,
): Promise<SubscriptionDetail> {
  const { payment, view } = await findSubscription(queries, organisationId, paymentId);
  return { ...view, person: await contactOf(queries, organisationId, payment.contactId) };
}

/** One payment with several charges. @throws HttpError 404 also when it has no schedule, or nothing was received of it yet */
export async function readSubscription(
  queries: Queries,
  organisationId: string,
  paymentId: string,
): Promise<AdminSubscription> {
  return (await findSubscription(queries, organisationId, paymentId)).view;
}

async function findSubscription(
  queries: Queries,
  organisationId: string,
  paymentId: string,
): Promise<FoundSubscription> {
  const [row] = await queries.select().from(payments).where(eq(payments.id, paymentId));
  const payment = requireOwned(row, organisationId, 'subscription');
  const rows = payment.abo ? await chargesOf(queries, [paymentId]) : [];
  if (rows.length === 0) throw new HttpError(404, 'There is no such subscription.', 'unknown_subscription');
  return { id: payment.id, payment, view: viewSubscription(payment, rows) };
}

/** A subscription, and the payment that it is of. */
export interface FoundSubscription {
  readonly id: string;
  readonly payment: PaymentRow;
  readonly view: AdminSubscription;
}

interface Asked {
  readonly mode: Mode;
  readonly state?: SubscriptionState | undefined;
  readonly search?: string | undefined;
}

const listed = (organisationId: string, { mode, state }: Asked) =>
  and(
    eq(payments.organisationId, organisationId),
    eq(payments.mode, mode),
    isNotNull(payments.subscriptionState),
    state && eq(payments.subscriptionState, state),
  );

/** How many subscriptions there are; null for more than a thousand. */
export const countSubscriptions = (queries: Queries, organisationId: string, asked: Asked): Promise<number | null> =>
  countUpTo(queries, payments, {
    list: and(listed(organisationId, asked), searchPayments(organisationId, asked.search)?.found),
    order: orderBy(subscriptionOrder({})),
  });

/** Subscriptions of an organisation, newest first unless asked otherwise: of one mode alone, they are books (ENT-31). */
export async function pageSubscriptions(
  queries: Queries,
  organisationId: string,
  page: Asked & SortedPage<SubscriptionSort>,
): Promise<FoundSubscription[]> {
  const sorted = subscriptionOrder(page);
  const list = and(listed(organisationId, page), afterPlace(sorted, page.before, organisationId));
  const order = orderBy(sorted);
  const search = searchPayments(organisationId, page.search);
  const rows = await searchPage({ id: payments.id, list, order, search, limit: page.limit }, (condition) =>
    queries
      .select()
      .from(payments)
      .where(condition)
      .orderBy(...order)
      .limit(page.limit),
  );
  const all = await chargesOf(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((payment) => ({
    id: payment.id,
    payment,
    view: viewSubscription(
      payment,
      all.filter(({ paymentId }) => paymentId === payment.id),
    ),
  }));
}

async function chargesOf(queries: Queries, paymentIds: string[]): Promise<ChargeRow[]> {
  if (paymentIds.length === 0) return [];
  return queries.select().from(charges).where(inArray(charges.paymentId, paymentIds)).orderBy(asc(charges.charge));
}

function viewSubscription(payment: PaymentRow, rows: readonly ChargeRow[]): AdminSubscription {
  const units = (amount: Minor) => toUnits(amount, payment.currency);
  const { montant, maxAmount } = termsOf(payment);
  const taken = rows.filter(({ state }) => state === 'paid' || state === 'refunded');
  return {
    id: payment.id,
    mode: payment.mode,
    state: subscriptionStateOf(rows),
    type: payment.type,
    label: payment.label,
    devise: payment.currency,
    montant: units(montant),
    nbMonth: payment.nbMonth,
    divide: payment.divide,
    maxAmount: maxAmount === null ? null : units(maxAmount),
    platform: onlinePlatform(payment),
    taken: taken.length,
    received: units(sumMinor(taken.map(({ montant }) => montant))),
    nextCharge: nextChargeOf(rows)?.date ?? null,
    prenom: payment.info.prenom,
    nom: payment.info.nom,
  };
}
