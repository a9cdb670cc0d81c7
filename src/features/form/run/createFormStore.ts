import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SentWords } from '../../../contract/forms/formCalls';
import type { FieldProblem } from '../../../core/form';

/** The result of sending a form. */
export interface Sent {
  /** Address of its payment, if the window could not go there by itself. */
  readonly payAt: string | null;
  /** An e-mail will follow (FPAGE-02). */
  readonly mailed: boolean;
  /** Until when it can be confirmed by the mailed link; null when it need not be (SRV-15). */
  readonly heldUntil: string | null;
  /** The author's words in place of the default ones (BUILD-69). */
  readonly words: SentWords | null;
  /** In a preview nothing was sent: it shows the card, or that payment would follow (BUILD-91). */
  readonly preview?: 'card' | 'payment';
}

/** The state of a form as a whole; that of its fields is in the engine. */
export interface FormState {
  /** `waiting` until the files have arrived that sending waits for. */
  readonly phase: 'editing' | 'waiting' | 'sending' | 'sent';
  readonly sent: Sent | null;
  /** Problems of the last attempt, for the summary. */
  readonly found: readonly FieldProblem[];
  /** Why the last attempt failed otherwise, in a sentence for the visitor. */
  readonly failure: string | null;
  /** Nobody knows whether the server took the form then (HTTP-07). */
  readonly unsure?: boolean;
  /** Number of the current step, from 0 (ENG-40). */
  readonly step: number;
  /** Counts the attempts that something stood in the way of: each one moves the focus. */
  readonly attempts: number;
  /** Counts the changes that were made since the form was empty. */
  readonly changes: number;
}

export type FormStore = StoreApi<FormState>;

export const FRESH: FormState = {
  phase: 'editing',
  sent: null,
  found: [],
  failure: null,
  step: 0,
  attempts: 0,
  changes: 0,
};

export const createFormStore = (): FormStore => createStore(() => FRESH);
