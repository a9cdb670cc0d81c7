import { useCallback } from 'react';
import { usesOfBlocks } from '../../../core/form/editing';
import { useBuilder } from './builder';

/** Removes blocks; if others point to their fields, only once its author has seen which (BUILD-23). */
export function useRemove(): (ids: readonly string[]) => void {
  const builder = useBuilder();
  return useCallback(
    (ids) => {
      const uses = usesOfBlocks(builder.form(), ids);
      if (uses.length > 0) builder.store.setState({ asked: { ids, uses } });
      else builder.remove(ids);
    },
    [builder],
  );
}
