import { useMemo } from 'react';
import { topBlocks } from '../../../core/form/editing';
import { page } from '../../../runtime/page/page';
import { useBuilder } from './builder';
import { readBlocks, writeBlocks } from './clipboard';
import { useRemove } from './useRemove';

/** Copies blocks and pastes them, also into another form in this browser. */
export function useClipboard() {
  const builder = useBuilder();
  const remove = useRemove();
  return useMemo(() => {
    const copy = (ids: readonly string[]) => writeBlocks(page.storage, topBlocks(builder.form().document, ids));
    return {
      copy,
      cut(ids: readonly string[]) {
        copy(ids);
        remove(ids);
      },
      paste() {
        const blocks = readBlocks(page.storage);
        if (blocks[0]) builder.insert(blocks, builder.placeAfterSelected(blocks[0].type));
      },
    };
  }, [builder, remove]);
}
