import type { outbox } from '../db/schema';
import type { Surroundings } from '../surroundings';
import type { Mail } from './createMailer';

/** A mail as it waits in the outbox: its kind, and what it is written from. */
export type LetterRow = typeof outbox.$inferSelect;

/** Writes the mails of some kinds, at the moment when they are sent. */
export interface Letter {
  readonly kinds: readonly string[];
  /** Whether it is to be written now; if not, it was given another time. */
  isTurn?(deps: Surroundings, row: LetterRow): Promise<boolean>;
  /** Null when there turns out to be nobody to send it to. */
  write(deps: Surroundings, row: LetterRow): Promise<Omit<Mail, 'id'> | null>;
}

/** What the outbox is given: its surroundings, and who writes mails of which kinds. */
export interface OutboxDeps extends Surroundings {
  readonly letters: readonly Letter[];
}
