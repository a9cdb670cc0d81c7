import { type CompiledBlock, type FormDocument, sectionBlocks } from '../../../core/form';
import type { ElementContext } from '../../../runtime/context';
import { loadViews } from '../views/loadViews';
import type { Shown } from '../run/shown';
import { shownViews } from '../views/shownViews';

/** The layout of a section, and what draws it. */
export interface LoadedSection extends Shown {
  readonly blocks: readonly CompiledBlock[];
}

/**
 * Makes the layout of a section ready to be drawn (BLOCK-10): blocks of other kinds than a section may have show their
 * children. Rejects when what draws it cannot be fetched.
 */
export async function loadSection(document: FormDocument, element: ElementContext): Promise<LoadedSection> {
  const blocks = sectionBlocks(document);
  const views = await loadViews({ blocks }, (type) => shownViews[type]?.(element.lang));
  return { blocks, views, mode: 'live', element };
}
