import type { Socket } from 'node:net';

/** Streams by holder: networks, and the distinguishable viewers in each. */
interface Shares {
  join(network: string, viewer: string | undefined, socket: Socket): void;
  leave(network: string, viewer: string | undefined, socket: Socket): void;
  count(network: string): number;
  /** The network that holds most. */
  largest(): string | null;
  /** The oldest stream of the viewer who holds most of a network: where there are many browsers, hardly anybody's. */
  oldest(network: string): Socket | null;
}

/** Counts streams; only who takes a place of others makes it look through them. */
export function createShares(): Shares {
  const networks = new Map<string, Map<string, Set<Socket>>>();
  const counts = new Map<string, number>();

  const largestOf = <K>(entries: Iterable<readonly [K, number]>): K | null => {
    let found: readonly [K, number] | null = null;
    for (const entry of entries) if (!found || entry[1] > found[1]) found = entry;
    return found?.[0] ?? null;
  };

  return {
    join(network, viewer = '', socket) {
      const viewers = networks.get(network) ?? new Map<string, Set<Socket>>();
      networks.set(network, viewers);
      viewers.set(viewer, (viewers.get(viewer) ?? new Set()).add(socket));
      counts.set(network, (counts.get(network) ?? 0) + 1);
    },
    leave(network, viewer = '', socket) {
      const viewers = networks.get(network);
      const own = viewers?.get(viewer);
      if (!viewers || !own?.delete(socket)) return;
      if (own.size === 0) viewers.delete(viewer);
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else {
        counts.delete(network);
        networks.delete(network);
      }
    },
    count: (network) => counts.get(network) ?? 0,
    largest: () => largestOf(counts),
    oldest(network) {
      const viewers = networks.get(network) ?? new Map<string, Set<Socket>>();
      const most = largestOf([...viewers].map(([viewer, { size }]) => [viewer, size] as const));
      const [first = null] = most === null ? [] : (viewers.get(most) ?? []);
      return first;
    },
  };
}
