import { type CSSProperties, useMemo } from 'react';
import type { CompiledBlock } from '../../../core/form';
import { useForm } from '../run/formRun';
import { Blocks } from './Blocks';
import { splitBlocks } from './splitBlocks';

/**
 * The blocks of a long form. Browsers and React go through all siblings of what changed: in parts, a key costs the same in
 * a form of any length.
 */
export function BlockParts({ blocks }: { readonly blocks: readonly CompiledBlock[] }) {
  const { engine } = useForm();
  const parts = useMemo(() => {
    const countShown = (block: CompiledBlock): number =>
      block.kind?.type !== 'conditional' ? 1 : engine.isBlockShown(block.id) ? sum(block.children, countShown) : 0;
    return splitBlocks(blocks).map((part) => ({ ...part, fields: sum(part.blocks, countShown) }));
  }, [blocks, engine]);
  return parts.map(({ id, blocks: own, isBoxed, fields }) =>
    isBoxed ? (
      <div key={id} className="form-part" style={{ '--fields': fields } as CSSProperties}>
        <Blocks blocks={own} />
      </div>
    ) : (
      <Blocks key={id} blocks={own} />
    ),
  );
}

const sum = <T,>(all: readonly T[], count: (one: T) => number) => all.reduce((total, one) => total + count(one), 0);
