import { useCallback } from 'react';
import { presetBlock, type PresetId } from '../../../core/form/editing';
import type { NewBlock } from './createBuilder';
import { useBlockTexts } from './useEditorTexts';

/** Creates a preset's block, labelled with its own name until the author changes it. */
export function useNewBlock(): (preset: PresetId) => NewBlock {
  const { presets, newBlock } = useBlockTexts();
  return useCallback(
    (id) =>
      presetBlock(id, {
        label: presets[id],
        values: [newBlock.firstValue, newBlock.secondValue],
        step: newBlock.step,
      }),
    [presets, newBlock],
  );
}
