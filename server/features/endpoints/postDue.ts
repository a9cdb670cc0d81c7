import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { deliveries, endpoints } from '../../db/schema';
import type { Deps } from '../../deps';
import { BATCH, claimDue, MAX_ATTEMPTS, tryLater } from '../../db/claimDue';
import { postEvent } from './postEvent';

/** Loopback is for development only. */
export const addressRules = ({ config }: Pick<Deps, 'config'>) => ({ allowLoopback: !config.production });

/** The slowest receiver has its answer cut off sooner: no other process posts the same meanwhile. */
const HOLD_SECONDS = 60;
const SILENCE_MS = 60_000;

/**
 * Posts due events and returns how many were accepted. At least once each: a rejected or unanswered one is posted again
 * under the same id, with growing delays, for about twelve hours. Once `signal` is aborted, no more are taken.
 */
export async function postDue(deps: Pick<Deps, 'config' | 'database' | 'now'>, signal?: AbortSignal): Promise<number> {
  let accepted = 0;
  while (!signal?.aborted) {
    const ids = await claimDue(deps.database, deliveries, deps.now(), { hold: HOLD_SECONDS });
    if (ids.length > 0) accepted += await postAll(deps, ids);
    if (ids.length < BATCH) break;
  }
  return accepted;
}

async function postAll(deps: Pick<Deps, 'config' | 'database' | 'now'>, ids: string[]): Promise<number> {
  const { queries } = deps.database;
  const due = await queries
    .select({ delivery: deliveries, endpoint: endpoints })
    .from(deliveries)
    .leftJoin(endpoints, and(eq(endpoints.id, deliveries.endpointId), eq(endpoints.active, true)))
    .where(inArray(deliveries.id, ids));
  const results = await Promise.all(
    due.map(async ({ delivery, endpoint }) => {
      const { id, attempts } = delivery;
      // Its endpoint has been switched off or taken away meanwhile.
      const posted = endpoint
        ? await postEvent(endpoint, JSON.stringify(delivery.event), deps.now(), addressRules(deps))
        : { status: null, error: 'the endpoint is not active' };
      const done = endpoint !== null && posted.error === null;
      const over = endpoint === null || attempts >= MAX_ATTEMPTS;
      const change = done ? { sentAt: deps.now() } : over ? { nextAttemptAt: null } : {};
      await queries
        .update(deliveries)
        .set({ ...posted, ...change })
        .where(eq(deliveries.id, id));
      if (!done && !over) await tryLater(deps.database, deliveries, id, deps.now());
      return { done, silent: posted.status === null ? endpoint?.id : undefined };
    }),
  );
  const silent = new Set(results.flatMap((result) => result.silent ?? []));
  if (silent.size > 0) await leaveAlone(deps, [...silent]);
  return results.filter(({ done }) => done).length;
}

/**
 * Other events for unresponsive receivers are put off by a minute, so that one receiver cannot hold up everyone's
 * events.
 */
async function leaveAlone({ database, now }: Pick<Deps, 'database' | 'now'>, silent: string[]): Promise<void> {
  await database.queries
    .update(deliveries)
    .set({ nextAttemptAt: new Date(now().getTime() + SILENCE_MS) })
    .where(
      and(inArray(deliveries.endpointId, silent), isNull(deliveries.sentAt), lte(deliveries.nextAttemptAt, now())),
    );
}
