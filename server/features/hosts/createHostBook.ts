import { isNotNull } from 'drizzle-orm';
import { hosts, organisations } from '../../db/schema';
import type { Surroundings } from '../../surroundings';
import type { HostBook } from '../../http/hostBook';
import { ownHost } from '../../http/ownHost';

/** So long after a host was proved or taken away, or an organisation closed, other processes may not know it. */
const MEMORY_MS = 10_000;

/**
 * The hosts of the database and its closed organisations, read whole and seldom: strangers who name a new host each time ask
 * nothing of the database.
 */
export function createHostBook({ config, database, now }: Pick<Surroundings, 'config' | 'database' | 'now'>): HostBook {
  const isOwn = ownHost(config);
  let owners = new Map<string, string>();
  const owned = createMemory(now, async () => {
    const rows = await database.queries
      .select({ host: hosts.host, organisationId: hosts.organisationId })
      .from(hosts)
      .where(isNotNull(hosts.provedAt));
    owners = new Map(rows.map(({ host, organisationId }) => [host, organisationId]));
  });
  let closed: ReadonlySet<string> = new Set();
  const shut = createMemory(now, async () => {
    const rows = await database.queries
      .select({ id: organisations.id })
      .from(organisations)
      .where(isNotNull(organisations.closedAt));
    closed = new Set(rows.map(({ id }) => id));
  });
  const remembered = (host: string) =>
    isOwn(host) ? null : owned.isFresh() ? owners.get(host.toLowerCase()) : undefined;

  return {
    remembered,
    async ownerOf(host) {
      if (!isOwn(host) && !owned.isFresh()) await owned.read();
      return remembered(host);
    },
    closed() {
      if (shut.isFresh()) return closed;
      // Files and probes are given without a database, too.
      return shut.read().then(
        () => closed,
        () => closed,
      );
    },
    forget() {
      owned.forget();
      shut.forget();
    },
  };
}

/** When something was read last; those who want it at once read it together. */
function createMemory(now: () => Date, fetch: () => Promise<void>) {
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  return {
    isFresh: () => now().getTime() - readAt < MEMORY_MS,
    read() {
      if (reading) return reading;
      const at = now().getTime();
      const own = fetch().then(() => {
        // After `forget`, this read may be old.
        if (reading === own) readAt = at;
      });
      reading = own;
      return own.finally(() => {
        if (reading === own) reading = undefined;
      });
    },
    forget() {
      readAt = -Infinity;
      reading = undefined;
    },
  };
}
