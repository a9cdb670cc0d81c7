import type { IncomingHttpHeaders } from 'node:http';
import type { Minor } from '../../src/core/money';
import type { Mode } from '../../src/core/organisation';
import type { Language } from '../../src/contract/common';
import type { Platform } from '../../src/contract/paymentConfig';
import type { Units } from '../../src/core/money';

/** What a provider is asked to collect. `idempotencyKey` is derived from our row id: asking twice makes one checkout. */
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
  /** When the provider says which currency it took: it must be the payment's. */
  readonly currency?: string;
  readonly createdAt: Date;
}

/** What is to go back of one charge. Asking twice with the same key gives back once. */
export interface RefundRequest {
  readonly reference: string;
  readonly charge: number;
  readonly montant: Minor;
  readonly idempotencyKey: string;
}

/** What each charge that was not tried yet is to take. Asking twice with the same key changes once. */
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
   * Gives money back and answers the id of the event that will say so; the ledger follows that event, not this answer.
   * @throws GatewayRefusal when more is asked than was taken; else when the provider cannot be reached.
   */
  refund(request: RefundRequest): Promise<{ eventId: string }>;
  /** Takes no further charge; no effect where none is to come. Throws when the provider cannot be reached. */
  stop(reference: string): Promise<void>;
  /**
   * Changes what the charges to come take, and answers the number of the first one that does. Charges that were taken stay as
   * they are, and so does one that was refused and is tried again. Nothing is charged by it.
   * @throws GatewayRefusal when no such charge is to come, or none was taken yet; else when the provider cannot be reached.
   */
  changeAmount(request: AmountRequest): Promise<{ from: number }>;
  /** Where the payer changes card or account, and goes back to `backUrl` from. @throws GatewayRefusal when no charge is to come */
  changeMeans(request: { readonly reference: string; readonly backUrl: string }): Promise<{ url: string }>;
  /** Everything the provider knows of a checkout, oldest first, for the reconcile job. */
  readEvents(reference: string): Promise<readonly ProviderEvent[]>;
  /** Verifies the signature over the raw body. Throws HttpError 401 when it is wrong, 400 when the body is not an event. */
  parseWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent>;
}
