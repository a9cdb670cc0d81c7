import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { BodyOut, QueryOut } from '../../../src/contract/route';
import type {
  createEndpoint,
  Delivery,
  Endpoint,
  listDeliveries,
  updateEndpoint,
} from '../../../src/contract/endpoints';
import type { Queries } from '../../db/database';
import { deliveries, endpoints } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, requireVersion } from '../../errors';
import { PAGE, toPage } from '../../page';
import type { TokenHolder } from '../../secrets/tokens';
import { requireOwned } from '../../requireOwned';
import { versionOf } from '../../text/versionOf';
import { differences, recordChange } from '../audit/recordChange';
import { isEndpointUrl } from './endpointAddress';
import { addressRules } from './postDue';

const MOST_ENDPOINTS = 20;

type Row = typeof endpoints.$inferSelect;

const view = ({ id, url, events, active, createdAt }: Row): Endpoint => ({
  id,
  url,
  events,
  active,
  createdAt: createdAt.toISOString(),
  version: versionOf({ url, events, active }),
});
/** An address may contain a key: only the fact of its change is logged. */
const noted = ({ events, active, url }: Row) => ({ events, active, host: new URL(url).host });

function checkUrl(deps: Deps, url: string | undefined): void {
  if (url === undefined || isEndpointUrl(url, addressRules(deps))) return;
  const message = 'must be a public https address, without a name and password in it';
  throw new HttpError(400, `url: ${message}`, 'malformed', [{ path: 'url', message }]);
}

/** Adds an endpoint; this is the only time its secret is shown. @throws HttpError 400, 409 if there are too many */
export async function addEndpoint(
  deps: Deps,
  holder: TokenHolder,
  { url, events, active = true }: BodyOut<typeof createEndpoint>,
): Promise<{ data: Endpoint; secret: string }> {
  checkUrl(deps, url);
  const { organisationId } = holder;
  const secret = `whsec_${deps.ids.secret()}`;
  const row = { id: deps.ids.row(), organisationId, url, events, active, secret, createdAt: deps.now() };
  await deps.database.transaction(async (tx) => {
    if ((await tx.$count(endpoints, eq(endpoints.organisationId, organisationId))) >= MOST_ENDPOINTS) {
      throw new HttpError(409, `No more than ${MOST_ENDPOINTS} endpoints.`, 'too_many');
    }
    await tx.insert(endpoints).values(row);
    const changes = differences(null, noted(row));
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-WEBHOOK-CREATE',
      subject: 'webhook',
      subjectId: row.id,
      changes,
    });
  });
  return { data: view(row), secret };
}

export async function readEndpoints({ database }: Deps, organisationId: string): Promise<Endpoint[]> {
  const mine = eq(endpoints.organisationId, organisationId);
  return (await database.queries.select().from(endpoints).where(mine).orderBy(asc(endpoints.id))).map(view);
}

async function lockEndpoint(tx: Queries, { organisationId }: TokenHolder, id: string): Promise<Row> {
  const [row] = await tx.select().from(endpoints).where(eq(endpoints.id, id)).for('update');
  return requireOwned(row, organisationId, 'endpoint');
}

/** @throws Outdated when it is of another version than the given one; HttpError 400, 404 */
export async function changeEndpoint(
  deps: Deps,
  holder: TokenHolder,
  id: string,
  { version, ...change }: BodyOut<typeof updateEndpoint>,
): Promise<Endpoint> {
  checkUrl(deps, change.url);
  return deps.database.transaction(async (tx) => {
    const before = await lockEndpoint(tx, holder, id);
    const newest = view(before);
    requireVersion('webhook', version, newest);
    const after: Row = {
      ...before,
      url: change.url ?? before.url,
      events: change.events ?? before.events,
      active: change.active ?? before.active,
    };
    if (isDeepStrictEqual(after, before)) return newest;
    await tx.update(endpoints).set(after).where(eq(endpoints.id, id));
    const changes = differences(noted(before), noted(after));
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-WEBHOOK-UPDATE',
      subject: 'webhook',
      subjectId: id,
      changes,
    });
    return view(after);
  });
}

/** Removes an endpoint and drops its pending events. @throws HttpError 404 */
export async function removeEndpoint(deps: Deps, holder: TokenHolder, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await lockEndpoint(tx, holder, id);
    await tx.delete(endpoints).where(eq(endpoints.id, id));
    await tx
      .update(deliveries)
      .set({ nextAttemptAt: null })
      .where(and(eq(deliveries.endpointId, id), isNull(deliveries.sentAt)));
    // The log shows which events went there, and nothing about people (PRIV-06).
    await tx
      .update(deliveries)
      .set({ event: sql`jsonb_set(${deliveries.event}, '{data}', '{}')` })
      .where(eq(deliveries.endpointId, id));
    const note = { action: 'ADMIN-WEBHOOK-DELETE', subject: 'webhook', subjectId: id, changes: {} };
    await recordChange(tx, deps, holder, note);
  });
}

function viewDelivery(row: typeof deliveries.$inferSelect): Delivery {
  const { id, endpointId, event, attempts, status, error, nextAttemptAt, sentAt } = row;
  return {
    id,
    endpointId,
    event,
    state: sentAt ? 'delivered' : nextAttemptAt ? 'waiting' : 'failed',
    attempts,
    status,
    error,
    nextAttemptAt: sentAt ? null : (nextAttemptAt?.toISOString() ?? null),
    deliveredAt: sentAt?.toISOString() ?? null,
  };
}

const inState = {
  delivered: isNotNull(deliveries.sentAt),
  waiting: and(isNull(deliveries.sentAt), isNotNull(deliveries.nextAttemptAt)),
  failed: and(isNull(deliveries.sentAt), isNull(deliveries.nextAttemptAt)),
};

/** The log of deliveries, newest first. */
export async function readDeliveries(
  { database }: Deps,
  organisationId: string,
  { endpointId, state, before, limit = PAGE }: QueryOut<typeof listDeliveries>,
): Promise<{ data: Delivery[]; next: string | null }> {
  const rows = await database.queries
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.organisationId, organisationId),
        endpointId === undefined ? undefined : eq(deliveries.endpointId, endpointId),
        state && inState[state],
        before === undefined ? undefined : lt(deliveries.id, before),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(limit + 1);
  return toPage(rows, limit, viewDelivery);
}

/** Puts an event on its way again, under its own id. @throws HttpError 404, 409 when its endpoint is gone or switched off */
export async function replayEvent(deps: Deps, holder: TokenHolder, id: string): Promise<Delivery> {
  return deps.database.transaction(async (tx) => {
    const [found] = await tx.select().from(deliveries).where(eq(deliveries.id, id)).for('update');
    const row = requireOwned(found, holder.organisationId, 'delivery');
    const [endpoint] = await tx.select().from(endpoints).where(eq(endpoints.id, row.endpointId));
    if (!endpoint?.active) throw new HttpError(409, 'Its endpoint is not active.', 'endpoint_inactive');
    const [again] = await tx
      .update(deliveries)
      .set({ attempts: 0, sentAt: null, status: null, error: null, nextAttemptAt: deps.now() })
      .where(eq(deliveries.id, id))
      .returning();
    const note = { action: 'ADMIN-DELIVERY-REPLAY', subject: 'delivery', subjectId: id, changes: {} };
    await recordChange(tx, deps, holder, note);
    return viewDelivery(again ?? row);
  });
}
