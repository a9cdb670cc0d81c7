import { createStore } from 'zustand/vanilla';
import type { CompiledBlock, FormDefinition } from '../../../core/form';
import type { ElementContext } from '../../../runtime/context';
import type { BlockViews } from '../run/blockView';
import type { FormRun } from '../run/formRun';
import type { FormStock } from '../run/formStock';
import { createRun } from '../useFormRun';

/** A block on its own, without its children. */
export interface Piece {
  readonly run: FormRun;
  readonly block: CompiledBlock;
}

/** Nothing is ordered while a form is being edited. */
const noStock: FormStock = { totals: createStore(() => ({})), watch: () => () => {}, ask: () => {} };

/**
 * Prepares one block to be drawn, also one that visitors do not see (BUILD-29). An engine for one block costs microseconds; one
 * for the whole form would slow every keystroke.
 */
export function createPiece(
  element: ElementContext,
  definition: FormDefinition,
  block: CompiledBlock,
  views: BlockViews,
): Piece {
  const currency = element.organisation.devise.toLowerCase();
  const alone = { ...block, children: [] };
  const compiled = { context: { ...definition, currency }, products: definition.products, blocks: [alone] };
  const found = { definition, currency, compiled, views, revision: null };
  const run = createRun(element, { found, formId: null, mode: 'preview', values: undefined, ports: undefined });
  run.stock = noStock;
  return { run, block: alone };
}
