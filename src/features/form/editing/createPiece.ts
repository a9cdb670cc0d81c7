import { createStore } from 'zustand/vanilla';
import { type Block, type CompiledBlock, compileForm, type FormDefinition } from '../../../core/form';
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
 * Prepares one block to be drawn. An engine for one block costs microseconds; one for the whole form would slow every keystroke.
 * @returns null if the form does not have it: it is hidden, or needs another type of form (BUILD-03).
 */
export function createPiece(
  element: ElementContext,
  settings: FormDefinition,
  block: Block,
  views: BlockViews,
): Piece | null {
  const currency = element.organisation.devise.toLowerCase();
  const definition = { ...settings, document: { ...settings.document, children: [{ ...block, children: [] }] } };
  const compiled = compileForm(definition, { currency });
  const [only] = compiled.blocks;
  if (!only) return null;
  const found = { definition, currency, compiled, views, revision: null };
  const run = createRun(element, { found, formId: null, mode: 'preview', values: undefined, ports: undefined });
  run.stock = noStock;
  return { run, block: only };
}
