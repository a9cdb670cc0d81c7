import type { CompiledBlock, FieldProblem, FieldSpec } from '../../../core/form';
import type { FormRun } from './formRun';

/** A field's full label, with its row number and the part of a person. */
export function fieldName(
  { compiled, views, texts }: Pick<FormRun, 'compiled' | 'views' | 'texts'>,
  { key, part }: Pick<FieldProblem, 'key' | 'part'>,
): string {
  const found = find(compiled.blocks, key);
  if (!found) return texts.unnamed;
  const { block, field, row } = found;
  const view = views.get(block.kind?.type ?? '');
  const own = typeof block.props['label'] === 'string' ? block.props['label'] : '';
  const label = view?.fieldName ? view.fieldName(block, field, compiled) : own;
  const partName = part && view?.partName?.(block, part);
  const name = [label, partName].filter(Boolean).join(' · ') || texts.unnamed;
  return row ? `${name} (${row})` : name;
}

interface Found {
  readonly block: CompiledBlock;
  readonly field: FieldSpec;
  readonly row: string;
}

/** The block of a field; a field of a row has its key with the row's number after it. */
function find(blocks: readonly CompiledBlock[], key: string): Found | null {
  let nearest: Found | null = null;
  const visit = (all: readonly CompiledBlock[]) =>
    all.forEach((block) => {
      for (const field of block.fields) {
        const rest = key.startsWith(field.key) ? key.slice(field.key.length) : null;
        if (rest === '' || (rest && !nearest && /^(_\d+)+$/.test(rest)))
          nearest = { block, field, row: rest.slice(1).replaceAll('_', '.') };
      }
      visit(block.children);
    });
  visit(blocks);
  return nearest;
}
