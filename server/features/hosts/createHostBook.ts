import { isNotNull } from 'drizzle-orm';
import { hosts } from '../../db/schema';
import type { Surroundings } from '../../surroundings';
import type { HostBook } from '../../http/hostBook';
import { ownHost } from '../../http/ownHost';

/** So long after a host was proved or taken away, other processes may not know it. */
const MEMORY_MS = 10_000;

/**
 * The hosts of the database, read whole and seldom: strangers who name a new host each time ask nothing of the database.
 */
export function createHostBook({ config, database, now }: Pick<Surroundings, 'config' | 'database' | 'now'>): HostBook {
  const isOwn = ownHost(config);
  let owners = new Map<string, string>();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const read = async () => {
    const at = now().getTime();
    const rows = await database.queries
      .select({ host: hosts.host, organisationId: hosts.organisationId })
      .from(hosts)
      .where(isNotNull(hosts.provedAt));
    owners = new Map(rows.map(({ host, organisationId }) => [host, organisationId]));
    readAt = at;
  };
  const isFresh = () => now().getTime() - readAt < MEMORY_MS;
  const remembered = (host: string) => (isOwn(host) ? null : isFresh() ? owners.get(host.toLowerCase()) : undefined);

  return {
    remembered,
    async ownerOf(host) {
      if (!isOwn(host) && !isFresh()) {
        reading ??= read().finally(() => (reading = undefined));
        await reading;
      }
      return remembered(host);
    },
    forget() {
      readAt = -Infinity;
    },
  };
}
