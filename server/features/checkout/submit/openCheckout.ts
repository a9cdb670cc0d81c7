import { timeZoneOf } from '../../../../src/core/organisation';
import type { Deps } from '../../../deps';
import type { BusinessRefusal } from '../../../errors';
import { loggable } from '../../../loggable';
import type { CheckoutRequest, Gateway } from '../../../gateways/gateway';
import { findOrganisation } from '../../organisations/organisationStore';
import { applyEvent } from '../../../ledger/applyEvent';
import { agreementOf } from '../../../ledger/agreement';
import { onlinePlatform } from '../../../ledger/onlinePlatform';
import {
  cancelCreated,
  findPayment,
  findReplacedOpen,
  isPaid,
  startProcessing,
  type PaymentRow,
} from '../../../ledger/paymentStore';
import { refuseClosed } from '../price/priceConfig';
import { refusal } from '../price/refusals';
import { noLongerDue } from './noLongerDue';

/**
 * Opens the checkout of a pending payment at its provider and answers where the payer goes. Never inside a transaction:
 * a provider may take seconds. Asked again, by the same visitor or after a crash, it goes on where it stopped; the
 * provider makes one checkout per payment.
 * @throws BusinessRefusal `providerUnavailable` (try again with the same key), `alreadyPaid`, `replaced`, and where less is
 * owed than when it was priced `nothingDue`, `amountChanged`; HttpError 410 where the organisation has closed
 */
export async function openCheckout(deps: Deps, payment: PaymentRow): Promise<string> {
  if (payment.url !== null) return payment.url;
  const { queries } = deps.database;
  if (payment.state !== 'created') throw await whyEnded(deps, payment);
  const gateway = gatewayOf(deps, payment);
  await closeReplaced(deps, payment);
  const request = await requestFor(deps, payment);
  const checkout = await reach(deps, payment, () => gateway.createCheckout(request));
  const started = await startProcessing(queries, payment.id, checkout, deps.now());
  if (started?.url) return started.url;

  // Someone was quicker: the same request sent twice, or a newer payment that took this one's place.
  const now = await findPayment(queries, payment.id);
  if (now?.url) return now.url;
  await reach(deps, payment, () => gateway.cancelCheckout(checkout.reference));
  throw await whyEnded(deps, payment);
}

/** Why a payment is not to be made any more, others having been paid; null while it is. */
async function whyOver(deps: Deps, payment: PaymentRow): Promise<BusinessRefusal | null> {
  const { queries } = deps.database;
  const why = (await isPaid(queries, payment)) ? 'alreadyPaid' : await noLongerDue(deps, queries, payment);
  return why && refusal(why, payment.lang);
}

const whyEnded = async (deps: Deps, payment: PaymentRow) =>
  (await whyOver(deps, payment)) ?? refusal('replaced', payment.lang);

/**
 * At most one payment of an intent or one-off link may succeed, and of the same debts or submission one at a time: checkouts that
 * this payment replaces are closed first. One that was paid in the meantime wins, even when its webhook has not come yet.
 */
async function closeReplaced(deps: Deps, payment: PaymentRow): Promise<void> {
  const { queries } = deps.database;
  for (const old of await findReplacedOpen(queries, payment)) {
    const reference = old.providerRef;
    if (reference === null) continue;
    const events = await reach(deps, payment, async () => {
      const gateway = gatewayOf(deps, old);
      await gateway.cancelCheckout(reference);
      return gateway.readEvents(reference);
    });
    for (const event of events) await applyEvent(deps, old.provider, event);
  }
  const over = await whyOver(deps, payment);
  if (!over) return;
  await cancelCreated(queries, payment.id, deps.now());
  throw over;
}

function gatewayOf({ gateways }: Deps, { provider }: PaymentRow): Gateway {
  const gateway = gateways[provider];
  if (!gateway) throw new Error(`orgkit: no gateway for provider ${provider}`);
  return gateway;
}

async function reach<T>({ log }: Deps, payment: PaymentRow, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    log.warn({ payment: payment.id, provider: payment.provider, error: loggable(error) }, 'provider failed');
    throw refusal('providerUnavailable', payment.lang);
  }
}

async function requestFor(deps: Deps, payment: PaymentRow): Promise<CheckoutRequest> {
  const organisation = await findOrganisation(deps.database.queries, payment.organisationId);
  // It may have closed since the payment was priced (ORG-06).
  if (organisation) refuseClosed(organisation);
  return {
    paymentId: payment.id,
    idempotencyKey: `payment-${payment.id}`,
    label: payment.label,
    organisationName: organisation?.name ?? '',
    lang: payment.lang,
    email: payment.info.email,
    platform: onlinePlatform(payment),
    timeZone: timeZoneOf(organisation ?? {}),
    ...agreementOf(payment),
    successUrl: payment.successUrl,
    cancelUrl: payment.cancelUrl,
  };
}
