import { lt } from 'drizzle-orm';
import { PIECE, pieceOf } from '../../db/pieces';
import { sandboxDeliveries } from '../../db/schema';
import type { SandboxDeps } from './sandboxDeps';

/** How long the sandbox remembers that a report was accepted. */
const DAYS = 30;
const MOST_PIECES = 20;

/** Forgets deliveries accepted long ago (SRV-25): the events stay. Returns how many; the rest is for the next run. */
export async function purgeDelivered(
  { database: { queries }, now }: Pick<SandboxDeps, 'database' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now().getTime() - DAYS * 24 * 60 * 60 * 1000);
  const old = lt(sandboxDeliveries.sentAt, before);
  let gone = 0;
  for (let piece = 0; piece < MOST_PIECES && !signal?.aborted; piece += 1) {
    const deleted = await queries
      .delete(sandboxDeliveries)
      .where(pieceOf(sandboxDeliveries.id, old, sandboxDeliveries.sentAt))
      .returning({ id: sandboxDeliveries.id });
    gone += deleted.length;
    if (deleted.length < PIECE) break;
  }
  return gone;
}
