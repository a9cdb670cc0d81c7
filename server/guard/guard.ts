import type { Challenge, GuardNumbers } from '../../src/contract/guard';
import type { Language } from '../../src/contract/common';
import type { SentForm } from './createFormWatch';
import type { Attempt } from './createWatch';

/** The caller: the address that the connection (or the configured proxy) names, and the challenge solved, if any. */
export interface Visitor {
  readonly address: string;
  readonly solution?: string | undefined;
}

/** A checkout that a visitor asks for. */
export interface CheckoutAttempt {
  readonly kind: Attempt['kind'];
  readonly organisation: { readonly id: string; readonly devise: string };
  /** In currency units, as the visitor sent it. */
  readonly montant: number | null | undefined;
  readonly email?: string;
  readonly lang: Language;
  /** The submitted form or pledge, if any. */
  readonly form?: Omit<SentForm, 'network' | 'mailbox'>;
}

/** Outcome of a payment's first charge at its provider. */
export interface EndedPayment {
  readonly id: string;
  readonly intentId: string | null;
  readonly organisationId: string;
  readonly email: string;
  /** In minor units. */
  readonly montant: number;
  readonly paid: boolean;
}

/** Keeps those who try stolen cards away, and asks nothing of others (SRV-09). */
export interface Guard {
  /**
   * Admits a checkout; returns a function to report its outcome.
   * @throws HttpError 429 `challenge`: the same again with a solved challenge; TooManyAttempts: later
   */
  admit(asked: CheckoutAttempt, visitor: Visitor): Promise<(id: string) => void>;
  ended(payment: EndedPayment): void;
  makeChallenge(): Promise<Challenge>;
  /** Whether a challenge of ours was solved; each is good once. */
  isSolved(solution: string): Promise<boolean>;
  numbers(): GuardNumbers;
}
