import { type Block, importDocument, pageKinds, readSection } from '../../../../src/core/form';
import type { Queries } from '../../../db/database';
import { html } from '../../../text/html';
import { findForms } from '../../forms/definition/formStore';
import { findSections } from '../../sections/sectionStore';

type Node = Omit<Block, 'id'> & { readonly id?: string };

/**
 * The layout of a page as its visitors get it: sections have their content in their place (BLOCK-10), and sections and forms that are
 * not the organisation's own, or no longer there, leave no trace (FORM-25).
 * @param content blocks as JSON text, as stored
 */
export async function expandBlocks(queries: Queries, organisationId: string, content: string): Promise<string> {
  const layout = readSection(content, pageKinds);
  if (!layout) return content;
  const sectionIds = namedIn(layout.children, 'section', 'sectionId');
  const formIds = namedIn(layout.children, 'embeddedForm', 'blockId');
  if (sectionIds.length + formIds.length === 0) return content;
  const [sections, forms] = await Promise.all([
    findSections(queries, organisationId, sectionIds),
    findForms(queries, organisationId, formIds),
  ]);
  const expand = (block: Block): Node[] => {
    const children = block.children.flatMap(expand);
    if (block.type === 'embeddedForm') return forms.some(({ id }) => id === block.props['blockId']) ? [block] : [];
    if (block.type !== 'section') return [{ ...block, children }];
    const section = sections.find(({ id }) => id === block.props['sectionId']);
    return section ? [{ ...block, type: 'container', children: contentOf(section) }] : [];
  };
  const expanded = JSON.stringify({ ...layout, children: layout.children.flatMap(expand) });
  // Together they may be more than a page can have.
  return typeof importDocument(expanded) === 'string' ? content : expanded;
}

const namedIn = (blocks: readonly Block[], type: string, prop: string): string[] =>
  blocks.flatMap((block) => {
    const named = block.type === type ? block.props[prop] : undefined;
    return [...(typeof named === 'string' && named ? [named] : []), ...namedIn(block.children, type, prop)];
  });

/** A section is a layout, or HTML. */
function contentOf({ label, content }: { label: string; content: string }): readonly Node[] {
  const layout = readSection(content);
  const text = (written: string): Node => ({ type: 'richText', props: { html: written }, children: [] });
  return [...(label ? [text(html`<h3>${label}</h3>`.text)] : []), ...(layout ? layout.children : [text(content)])];
}
