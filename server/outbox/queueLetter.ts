import type { Queries } from '../db/database';
import { outbox } from '../db/schema';
import type { Surroundings } from '../surroundings';

/** A mail that is due: what kind it is of, and what it is written from once it is sent. */
export interface DueLetter {
  readonly organisationId: string;
  readonly kind: string;
  /** What of its kind it is about; there is one mail of each reference. */
  readonly about: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Makes mails due, each once, in the transaction of what they tell (SRV-03). They are written when they are sent. */
export async function queueLetter(
  tx: Queries,
  { ids, now }: Pick<Surroundings, 'ids' | 'now'>,
  ...letters: readonly DueLetter[]
): Promise<void> {
  const rows = letters.map(({ organisationId, kind, about, payload }) => ({
    id: ids.row(),
    organisationId,
    reference: `${kind}-${about}`,
    kind,
    payload,
    attempts: 0,
    nextAttemptAt: now(),
    createdAt: now(),
  }));
  await tx.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.reference });
}
