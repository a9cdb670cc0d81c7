import type { OrganisationDocument } from '../../src/contract/organisations/organisations';
import type { Minor } from '../../src/core/money';
import type { LedgerEvent } from '../../src/core/payment';
import type { Queries } from '../db/database';
import type { ProviderEvent } from '../gateways/gateway';
import type { Surroundings } from '../surroundings';
import type { EntryRow } from './giftEntries';
import type { PaymentRow } from './paymentStore';

/** An event's effect on a payment. */
interface MoneyNews {
  readonly payment: PaymentRow;
  /** The organisation's settings. */
  readonly settings: OrganisationDocument;
  readonly event: LedgerEvent;
  /** The events known before this one. */
  readonly before: readonly LedgerEvent[];
  /** Money came for the first time. */
  readonly isFirst: boolean;
  /** Refund requested because the subject is unavailable; null while it stands. */
  readonly givenBack: Minor | null;
}

/** An event's effect on the ledger. */
export interface LedgerNews {
  /** The rows written for it. */
  readonly written: readonly EntryRow[];
  /** When it happened. */
  readonly at: Date;
}

/**
 * A follower of the ledger: a feature's reaction to moved money. The ledger calls its followers in turn within the
 * transaction that writes the event, under the payment's lock; one that throws rolls everything back, and the provider
 * sends the event again. Events may come in any order and any number of times.
 */
export interface MoneyFollower {
  /** Runs before the transaction of an event, in one of its own. */
  prepare?(deps: Surroundings): Promise<unknown>;
  /** First money of a payment: returns whether its subject is still available. If not, the money is refunded. */
  confirm?(tx: Queries, deps: Surroundings, payment: PaymentRow): Promise<boolean>;
  /** Notifies people and systems, once the schedule is written. */
  tell?(tx: Queries, deps: Surroundings, news: MoneyNews): Promise<void>;
  /**
   * Updates counts from the payment's new ledger rows. Last in the transaction: it locks what many payments share, until
   * the commit.
   */
  count?(tx: Queries, deps: Surroundings, payment: PaymentRow, news: LedgerNews): Promise<void>;
  /** The amount of charges to come was changed (PAY-02); its ledger rows and the schedule are written. */
  applyNewAmount?(tx: Queries, deps: Surroundings, payment: PaymentRow, news: LedgerNews): Promise<void>;
  /** Runs once the transaction of an event is committed. @param payment as it was before the event */
  conclude?(deps: Surroundings, event: ProviderEvent, payment: PaymentRow): Promise<void>;
}
