import { useCallback } from 'react';
import { presetBlock, type PresetId } from '../../../core/form/editing';
import type { NewBlock } from './createBuilder';
import { useBlockTexts } from './useEditorTexts';

/** Makes what a preset puts into a form: a question asks for its own name until its author writes another. */
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
