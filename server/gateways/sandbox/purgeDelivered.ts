import { asc, inArray, lt } from 'drizzle-orm';
import { sandboxDeliveries } from '../../db/schema';
import type { SandboxDeps } from './sandboxDeps';

/** How long the sandbox remembers that a report was accepted. */
const DAYS = 30;
/** Rows that one statement deletes: nobody waits for long. */
const PIECE = 1000;
const MOST_PIECES = 20;

/** Forgets deliveries accepted long ago (SRV-25): the events stay. Returns how many; the rest is for the next run. */
export async function purgeDelivered(
  { database: { queries }, now }: Pick<SandboxDeps, 'database' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now().getTime() - DAYS * 24 * 60 * 60 * 1000);
  let gone = 0;
  for (let piece = 0; piece < MOST_PIECES && !signal?.aborted; piece += 1) {
    const old = await queries
      .select({ id: sandboxDeliveries.id })
      .from(sandboxDeliveries)
      .where(lt(sandboxDeliveries.sentAt, before))
      .orderBy(asc(sandboxDeliveries.sentAt))
      .limit(PIECE);
    if (old.length === 0) break;
    await queries.delete(sandboxDeliveries).where(
      inArray(
        sandboxDeliveries.id,
        old.map(({ id }) => id),
      ),
    );
    gone += old.length;
  }
  return gone;
}
