import { eq } from 'drizzle-orm';
import { claimDue, tryLater } from '../db/claimDue';
import { outbox } from '../db/schema';
import type { Mailer } from './createMailer';
import type { OutboxDeps } from './letter';

/** Handing one mail over to a slow server takes less: no other process sends it meanwhile. */
const HOLD_SECONDS = 180;

interface Sending {
  /** Once it is aborted, no other mail is begun. */
  readonly signal?: AbortSignal;
  /** Awaited after each mail: whoever asks the server goes first. */
  readonly giveWay?: () => Promise<unknown>;
}

/**
 * Sends due mails and returns how many went out. At least once: a crash between sending and recording it sends the same
 * message again, under the same Message-ID. A failed mail is retried later, and so are those after it: a mail server
 * that is down is not tried again and again.
 */
export async function sendDue(deps: OutboxDeps, mailer: Mailer, { signal, giveWay }: Sending = {}): Promise<number> {
  const { queries } = deps.database;
  let sent = 0;
  while (!signal?.aborted) {
    const [id] = await claimDue(deps.database, outbox, deps.now(), { most: 1, hold: HOLD_SECONDS });
    const [row] = id === undefined ? [] : await queries.select().from(outbox).where(eq(outbox.id, id));
    if (!row) return sent;
    try {
      const letter = deps.letters.find(({ kinds }) => kinds.includes(row.kind));
      if (!letter) throw new Error('orgkit: a mail of a kind that nobody writes');
      if (letter.isTurn && !(await letter.isTurn(deps, row))) continue;
      const mail = await letter.write(deps, row);
      if (mail) await mailer.send({ ...mail, id: row.id });
    } catch (error) {
      // The reason may quote the address: only its code is logged.
      deps.log.warn({ mail: row.id, code: (error as { code?: unknown }).code }, 'mail not sent, will be retried');
      await tryLater(deps.database, outbox, row.id, deps.now());
      return sent;
    }
    await queries.update(outbox).set({ sentAt: deps.now() }).where(eq(outbox.id, row.id));
    sent += 1;
    await giveWay?.();
  }
  return sent;
}
