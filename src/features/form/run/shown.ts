import { createContext, useContext } from 'react';
import type { ElementContext } from '../../../runtime/context';
import type { BlockViews } from './blockView';
import type { FormMode } from './FormViewProps';

/** What blocks need that only show something: those of a form, and those of a section (BLOCK-10). */
export interface Shown {
  readonly views: BlockViews;
  readonly mode: FormMode;
  readonly element: ElementContext;
}

export const ShownContext = createContext<Shown | null>(null);

/** What a block stands in. Throws outside of a form and a section: a mistake of ours. */
export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('org-sdk: a block was drawn outside a form and a section.');
  return shown;
}
