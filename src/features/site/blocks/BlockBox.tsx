import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CompiledBlock } from '../../../core/form';
import { customSheet } from '../../../ui/customSheet';
import { useSite } from '../siteContext';
import { blockClass } from './blockStyles';

interface BlockBoxProps {
  readonly block: CompiledBlock;
  readonly children: ReactNode;
}

/** The box of a block, with its layout parameters as a class of the page's own style sheet (BLOCK-01). */
export function BlockBox({ block, children }: BlockBoxProps) {
  const { page } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const css = typeof block.props['css'] === 'string' ? block.props['css'] : '';
  useLayoutEffect(() => {
    const root = box.current?.getRootNode();
    if (!css || !root || !('adoptedStyleSheets' in root)) return;
    const owner = root as ShadowRoot;
    const sheet = customSheet(`[data-block="${CSS.escape(block.id)}"]`, css);
    owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, sheet];
    return () => {
      owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css, block.id]);
  const names = ['block', `block-${block.kind?.type}`, css && 'block-custom', blockClass(block, page.site.address)];
  return (
    <div ref={box} className={names.filter(Boolean).join(' ')} data-block={block.id}>
      {children}
    </div>
  );
}
