import { useState } from 'react';
import type { Wait } from '../../../../contract/records/waiting';

interface Pages {
  readonly found: { readonly first: unknown; readonly rows: readonly Wait[]; readonly next: string | null } | null;
  retry(): void;
}

const none: ReadonlyMap<string, Wait | null> = new Map();

/**
 * A list with what was changed in it here, until it is read anew: whoever works down a long one stays where they are.
 * A row that is changed to null is gone.
 */
export function useChangedRows<P extends Pages>(list: P) {
  const { found } = list;
  const first = found?.first;
  const [changes, setChanges] = useState({ of: first, rows: none });
  const changed = changes.of === first ? changes.rows : none;
  const rows = found?.rows.map((row) => (changed.has(row.id) ? changed.get(row.id) : row)).filter((row) => !!row) ?? [];
  return {
    ...list,
    found: found && { ...found, rows },
    change(id: string, row: Wait | null) {
      // Rows are drawn late: a press may come from before the latest change.
      setChanges((now) => ({ of: first, rows: new Map([...(now.of === first ? now.rows : none), [id, row]]) }));
      // Of those that were read nobody is left, but others may be.
      if (row === null && rows.every((one) => one.id === id)) list.retry();
    },
  };
}
