import { useCallback } from 'react';
import { usesOfBlocks } from '../../../core/form/editing';
import { useBuilder } from './builder';

/** Removes blocks; asks first when others use their fields (BUILD-23). */
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
