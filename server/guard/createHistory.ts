/** Recent items by key, in memory, expiring by themselves. */
interface History<Item> {
  /** A key's items, oldest first. */
  of(key: string): readonly Item[];
  add(key: string, item: Item): void;
  /** Takes the newest item of a key back. */
  takeBack(key: string): void;
}

interface HistoryBounds {
  /** Milliseconds after which an item is forgotten. */
  readonly span: number;
  /**
   * Maximum number of items per key and in total. Beyond it, the oldest are dropped, from the longest silent key first.
   */
  readonly perKey: number;
  readonly items: number;
}

/** @param now milliseconds since 1970 */
export function createHistory<Item extends { readonly at: number }>(
  { span, perKey, items }: HistoryBounds,
  now: () => number,
): History<Item> {
  // A map keeps the order of insertion: the key that was silent longest comes first.
  const lists = new Map<string, Item[]>();
  let size = 0;

  function forget(key: string, list: Item[], count: number): void {
    list.splice(0, count);
    size -= count;
    if (list.length === 0) lists.delete(key);
  }

  function current(key: string): Item[] {
    const list = lists.get(key) ?? [];
    const since = now() - span;
    const fresh = list.findIndex(({ at }) => at > since);
    if (list.length > 0 && fresh !== 0) forget(key, list, fresh === -1 ? list.length : fresh);
    return list;
  }

  return {
    of: current,
    add(key, item) {
      const list = current(key);
      if (list.length >= perKey) forget(key, list, 1);
      lists.delete(key);
      lists.set(key, list);
      list.push(item);
      size += 1;
      while (size > items) {
        const [oldest] = lists;
        if (oldest) forget(oldest[0], oldest[1], oldest[1].length);
      }
    },
    takeBack(key) {
      const list = current(key);
      if (list.pop() === undefined) return;
      size -= 1;
      if (list.length === 0) lists.delete(key);
    },
  };
}
