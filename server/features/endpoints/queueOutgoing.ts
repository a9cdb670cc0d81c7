import { and, eq, sql } from 'drizzle-orm';
import type { OutgoingEvent, OutgoingType } from '../../../src/contract/endpoints';
import { buildOnce } from '../../db/buildOnce';
import type { Queries } from '../../db/database';
import { deliveries, endpoints } from '../../db/schema';
import type { Deps } from '../../deps';

const activeOf = buildOnce((queries) =>
  queries
    .select()
    .from(endpoints)
    .where(and(eq(endpoints.organisationId, sql.placeholder('organisationId')), eq(endpoints.active, true))),
);

/**
 * Queues an event for the endpoints subscribed to it, in the transaction of its cause: neither exists without the
 * other. `data` is read only if there is a subscriber.
 */
export async function queueOutgoing(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  organisationId: string,
  type: OutgoingType,
  data: () => Promise<Record<string, unknown>>,
): Promise<void> {
  const active = await activeOf(tx, { organisationId });
  const wanting = active.filter(({ events }) => events.includes(type));
  if (wanting.length === 0) return;
  const created = now();
  const event: OutgoingEvent = {
    id: ids.row(),
    type,
    organisationId,
    created: created.toISOString(),
    data: await data(),
  };
  await tx.insert(deliveries).values(
    wanting.map(({ id }) => ({
      id: ids.row(),
      organisationId,
      endpointId: id,
      event,
      attempts: 0,
      nextAttemptAt: created,
      createdAt: created,
    })),
  );
}
