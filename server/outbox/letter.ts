import type { outbox } from '../db/schema';
import type { Surroundings } from '../surroundings';
import type { Mail } from './createMailer';

/** A queued mail: its kind, and the data it is written from. */
export type LetterRow = typeof outbox.$inferSelect;

/** Writes the mails of some kinds, at the moment when they are sent. */
export interface Letter {
  readonly kinds: readonly string[];
  /** Whether to write it now; if not, it was rescheduled. */
  isTurn?(deps: Surroundings, row: LetterRow): Promise<boolean>;
  /** Null if it has no recipient any more. */
  write(deps: Surroundings, row: LetterRow): Promise<Omit<Mail, 'id'> | null>;
}

/** The outbox's dependencies: its surroundings, and the writers of each kind of mail. */
export interface OutboxDeps extends Surroundings {
  readonly letters: readonly Letter[];
}
