import { type Block, importDocument, pageKinds, readSection } from '../../../../src/core/form';
import type { Language } from '../../../../src/contract/common';
import type { Queries } from '../../../db/database';
import type { Texts } from '../../../db/keepTexts';
import { html } from '../../../text/html';
import { findForms } from '../../forms/definition/formStore';
import { findSections } from '../../sections/sectionStore';
import type { Author } from '../../translations/translatedInto';
import { layoutIn, translatedSections } from '../../translations/translatedLayouts';

type Node = Omit<Block, 'id'> & { readonly id?: string };

/**
 * The layout of a page as its visitors get it: sections have their content in their place (BLOCK-10), and sections and forms that are
 * not the organisation's own, or no longer there, leave no trace (FORM-25).
 * @param written blocks as JSON text, as stored @param texts of them in the language
 */
export async function expandBlocks(
  queries: Queries,
  organisation: Author,
  lang: Language,
  written: string,
  texts: Texts,
): Promise<string> {
  const content = layoutIn(written, texts, lang);
  const layout = readSection(content, pageKinds);
  if (!layout) return content;
  const sectionIds = namedIn(layout.children, 'section', 'sectionId');
  const formIds = namedIn(layout.children, 'embeddedForm', 'blockId');
  if (sectionIds.length + formIds.length === 0) return content;
  const [found, forms] = await Promise.all([
    findSections(queries, organisation.id, sectionIds),
    findForms(queries, organisation.id, formIds),
  ]);
  const sections = await translatedSections(queries, organisation, lang, found);
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
