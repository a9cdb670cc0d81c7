import { buildInsert } from '../db/buildOnce';
import type { Queries } from '../db/database';
import { outbox } from '../db/schema';
import type { Surroundings } from '../surroundings';

/** A due mail: its kind, and the data it will be written from. */
interface DueLetter {
  readonly organisationId: string;
  readonly kind: string;
  /** Subject within its kind; there is one mail per reference. */
  readonly about: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const insert = buildInsert((queries, rows: (typeof outbox.$inferInsert)[]) =>
  queries.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.reference }),
);

/** Queues mails, each once, in the transaction of their cause (SRV-03). They are written when sent. */
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
  await insert(tx, rows);
}
