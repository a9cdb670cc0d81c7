import type { Block, FormDocument } from '../../../src/core/form';
import { cleanHtml } from '../../cleanHtml';

/** A layout with the HTML inside of it cleaned, in blocks that are not known here too. */
export const cleanDocument = (document: FormDocument): FormDocument => ({
  ...document,
  children: document.children.map(cleanBlock),
});

function cleanBlock(block: Block): Block {
  const { html } = block.props;
  const props = typeof html === 'string' ? { ...block.props, html: cleanHtml(html) } : block.props;
  return { ...block, props, children: block.children.map(cleanBlock) };
}
