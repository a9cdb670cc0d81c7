import { type PropsWithChildren, useId, useLayoutEffect, useRef } from 'react';
import { frameStyle, type LayoutProps } from '../../../core/form/look/frameStyle';
import type { BlockViewProps } from '../run/blockView';
import { useShown } from '../run/shown';
import { customSheet } from '../../../ui/customSheet';
import frame from './frame.css';
import { mediaAddress } from './mediaAddress';

export const frameCss = frame;

/** Around a block that has layout parameters (BLOCK-01), and no other. */
export function BlockFrame({ block, children }: PropsWithChildren<BlockViewProps>) {
  const { element, mode } = useShown();
  const props = block.props as LayoutProps;
  const type = block.kind?.type ?? '';
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = box.current?.getRootNode();
    if (!props.css || !root || !('adoptedStyleSheets' in root)) return;
    const owner = root as ShadowRoot;
    const sheet = customSheet(`[data-frame="${CSS.escape(id)}"]`, props.css);
    owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, sheet];
    return () => {
      owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [props.css, id]);
  // FORM-26: in live use an empty block is nothing.
  if (type === 'empty' && block.children.length === 0 && mode === 'live') return null;
  const names = ['frame', block.fields.length > 0 && 'frame-field', props.css && 'frame-custom'];
  return (
    <div className={names.filter(Boolean).join(' ')} data-type={type}>
      <div
        ref={box}
        className={props.labelColor ? 'frame-inside frame-labels' : 'frame-inside'}
        data-frame={id}
        style={frameStyle(type, props, (address) => mediaAddress(address, element))}
      >
        {children}
      </div>
    </div>
  );
}
