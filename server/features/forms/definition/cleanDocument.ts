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
  const { html, items } = props;
  return {
    ...props,
    ...(typeof html === 'string' && { html: cleanHtml(html) }),
    ...(type === 'accordion' && Array.isArray(items) && { items: (items as unknown[]).map(cleanAnswer) }),
  };
}

/** A question of an accordion: its answer is HTML. */
function cleanAnswer(item: unknown): unknown {
  if (!isRecord(item) || typeof item['description'] !== 'string') return item;
  return { ...item, description: cleanHtml(item['description']) };
}
