import type { Block, FormDocument } from '../../../../src/core/form';
import { isRecord } from '../../../../src/core/form/values/isRecord';
import { cleanHtml } from '../../../text/cleanHtml';

/** A layout with the HTML inside of it cleaned, in blocks that are not known here too. */
export const cleanDocument = (document: FormDocument): FormDocument => ({
  ...document,
  children: document.children.map(cleanBlock),
});

function cleanBlock(block: Block): Block {
  return { ...block, props: cleanProps(block), children: block.children.map(cleanBlock) };
}

function cleanProps({ type, props }: Block): Block['props'] {
  const { items } = props;
  return {
    ...cleanTexts(props, 'html'),
    ...(type === 'accordion' && Array.isArray(items) && { items: (items as unknown[]).map(cleanAnswer) }),
  };
}

/** A question of an accordion: its answer is HTML. */
function cleanAnswer(item: unknown): unknown {
  return isRecord(item) ? cleanTexts(item, 'description') : item;
}

/** Cleans a text that is HTML, and its translations. */
const cleanTexts = (owner: Block['props'], wanted: string): Block['props'] =>
  Object.fromEntries(
    Object.entries(owner).map(([name, text]) => {
      const isWanted = name === wanted || name.startsWith(`${wanted}@`);
      return [name, isWanted && typeof text === 'string' ? cleanHtml(text) : text];
    }),
  );
