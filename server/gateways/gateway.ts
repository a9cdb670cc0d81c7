import type { IncomingHttpHeaders } from 'node:http';
import type { Minor } from '../../src/core/money';
import type { Mode } from '../../src/core/organisation';
import type { Language } from '../../src/contract/common';
import type { Platform } from '../../src/contract/payments/paymentConfig';
import type { Units } from '../../src/core/money';

/**
 * A payment for the provider to collect. `idempotencyKey` is derived from our row id: repeating the request makes no
 * second checkout.
 */
export interface CheckoutRequest {
  readonly paymentId: string;
  readonly idempotencyKey: string;
  readonly label: string;
  readonly organisationName: string;
  readonly lang: Language;
  readonly email: string;
  readonly platform: Platform;
  /** The organisation's: the days of later charges are those of its calendar. */
  readonly timeZone: string;
  readonly currency: string;
  /** Amounts of the charges in order, one a month; for a monthly gift without end, empty with `monthly` set. */
  readonly charges: readonly Minor[];
  readonly monthly: Minor | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A provider's verified report on one charge of a payment. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: 'payment.succeeded' | 'payment.failed' | 'payment.cancelled' | 'payment.refunded';
  readonly paymentId: string;
  /** 1 for the first charge. */
  readonly charge: number;
  /** As SRV-03 has it. */
  readonly montant: Units;
  /** The currency taken, if the provider reports it: it must be the payment's. */
  readonly currency?: string;
  readonly createdAt: Date;
}

/** A refund of one charge. Repeating it with the same key refunds once. */
interface RefundRequest {
  readonly reference: string;
  readonly charge: number;
  readonly montant: Minor;
  readonly idempotencyKey: string;
}

/** A new amount for each untried charge. Repeating it with the same key changes once. */
export interface AmountRequest {
  readonly reference: string;
  readonly montant: Minor;
  readonly idempotencyKey: string;
}

/** The provider was reached and will not do it: trying again is of no use. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
}

/** A payment provider. The sandbox and the real ones pass the same suite, `describeGateway`. */
export interface Gateway {
  readonly name: 'sandbox' | 'stripe' | 'gocardless';
  /** Whether it takes real money (ENT-30). */
  readonly mode: Mode;
  /** Opens (or finds again) the checkout and answers where the payer goes. Throws when the provider cannot be reached. */
  createCheckout(request: CheckoutRequest): Promise<{ reference: string; url: string }>;
  /**
   * Closes a checkout that was not paid, also one that the payer's bank has still to answer; no effect on one that was paid.
   * Throws when the provider cannot be reached.
   */
  cancelCheckout(reference: string): Promise<void>;
  /**
   * Whether the payer has done their part and a bank has still to answer; not while the checkout only stands open. Throws when
   * the provider cannot be reached.
   */
  isWithBank(reference: string): Promise<boolean>;
  /**
   * Requests a refund and returns the id of the event that will confirm it; the ledger follows that event, not this
   * answer.
   * @throws GatewayRefusal when more is asked than was taken; else when the provider cannot be reached.
   */
  refund(request: RefundRequest): Promise<{ eventId: string }>;
  /** Stops further charges; no effect if none remain. @throws GatewayRefusal if it never will; else if the provider is unreachable */
  stop(reference: string): Promise<void>;
  /**
   * Changes the amount of upcoming charges and returns the number of the first one affected. Taken charges stay, and so
   * does a refused one being retried. Charges nothing.
   * @throws GatewayRefusal if no such charge is upcoming, or none was taken yet; another error if the provider is
   * unreachable
   */
  changeAmount(request: AmountRequest): Promise<{ from: number }>;
  /** Page on which the payer changes card or account, and which returns to `backUrl`. @throws GatewayRefusal when no charge is to come */
  changeMeans(request: { readonly reference: string; readonly backUrl: string }): Promise<{ url: string }>;
  /** Everything the provider knows of a checkout, oldest first, for the reconcile job. */
  readEvents(reference: string): Promise<readonly ProviderEvent[]>;
  /** Verifies the signature over the raw body. Throws HttpError 401 when it is wrong, 400 when the body is not an event. */
  parseWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent>;
}
