import { createContext, useContext } from 'react';
import type { ElementContext } from '../../../runtime/context';
import type { BlockViews } from './blockView';
import type { FormMode } from './FormViewProps';

/** Context of display blocks: in a form or in a section (BLOCK-10). */
export interface Shown {
  readonly views: BlockViews;
  readonly mode: FormMode;
  readonly element: ElementContext;
}

export const ShownContext = createContext<Shown | null>(null);

/** A block's surroundings. Throws outside of a form or section: a programming error. */
export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('org-sdk: a block was drawn outside a form and a section.');
  return shown;
}
