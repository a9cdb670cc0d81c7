import type { Minor } from '../../src/core/money';
import type { LedgerEvent } from '../../src/core/payment';
import type { Queries } from '../db/database';
import type { ProviderEvent } from '../gateways/gateway';
import type { Surroundings } from '../surroundings';
import type { PaymentRow } from './paymentStore';

/** What an event did to a payment. */
export interface MoneyNews {
  readonly payment: PaymentRow;
  readonly event: LedgerEvent;
  /** The events known before this one. */
  readonly before: readonly LedgerEvent[];
  /** Money came for the first time. */
  readonly isFirst: boolean;
  /** What was asked to be given back since what the payment pays is gone; null while it stands. */
  readonly givenBack: Minor | null;
}

/**
 * Follows the ledger: what a feature does when money has moved. The ledger calls its followers one after another in the
 * transaction that writes the event, under the payment's lock; a follower that throws undoes all of it, and the provider
 * sends the event again. Events may come in any order and any number of times.
 */
export interface MoneyFollower {
  /** Runs before the transaction of an event, in one of its own. */
  prepare?(deps: Surroundings): Promise<unknown>;
  /** Locks what `count` changes, before the ledger's rows are written, so that two payments never wait for each other. */
  hold?(tx: Queries, payment: PaymentRow): Promise<void>;
  /** Counts what the payment's new ledger rows say. @param at when the event happened */
  count?(tx: Queries, deps: Surroundings, payment: PaymentRow, at: Date): Promise<void>;
  /** The first money of a payment came: answers whether what it pays can still be had. If not, the money goes back. */
  confirm?(tx: Queries, deps: Surroundings, payment: PaymentRow): Promise<boolean>;
  /** Tells people and systems, once the schedule is written. */
  tell?(tx: Queries, deps: Surroundings, news: MoneyNews): Promise<void>;
  /** The amount of charges to come was changed (PAY-02); its ledger row and the schedule are written. */
  followAmount?(tx: Queries, deps: Surroundings, payment: PaymentRow): Promise<void>;
  /** Runs once the transaction of an event is committed. */
  conclude?(deps: Surroundings, event: ProviderEvent): Promise<void>;
}
