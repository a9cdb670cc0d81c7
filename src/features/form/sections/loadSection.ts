import { type CompiledBlock, type FormDocument, sectionBlocks } from '../../../core/form';
import type { ElementContext } from '../../../runtime/context';
import { loadViews } from '../views/loadViews';
import type { Shown } from '../run/shown';
import { shownViews } from '../views/shownViews';

/** A section's document with its views. */
export interface LoadedSection extends Shown {
  readonly blocks: readonly CompiledBlock[];
}

/**
 * Prepares a section's document for drawing (BLOCK-10): kinds not allowed in a section are replaced by their children.
 * Rejects if its views cannot be loaded.
 */
export async function loadSection(document: FormDocument, element: ElementContext): Promise<LoadedSection> {
  const blocks = sectionBlocks(document);
  const views = await loadViews({ blocks }, (type) => shownViews[type]?.(element.lang));
  return { blocks, views, mode: 'live', element };
}
