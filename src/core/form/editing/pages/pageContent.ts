import { importDocument } from '../../document/importDocument';
import { pageKinds, readSection, sectionKinds } from '../../engine/sectionLayout';
import type { EditedForm } from '../document/editedForm';

/**
 * Stored content of a page or section as the builder opens it (BUILD-64): what visitors see as text opens as one text block.
 * @example
 * pageContent('<p>Bonjour</p>', 'section') // => '[{"type":"richText","props":{"html":"<p>Bonjour</p>"}}]'
 * pageContent('[{"type":"video"}]', 'section') // => '[{"type":"video"}]'
 * pageContent('', 'page') // => ''
 */
export function pageContent(content: string, sort: NonNullable<EditedForm['sort']>): string {
  if (content.trim() === '' || readSection(content, sort === 'page' ? pageKinds : sectionKinds)) return content;
  const layout = importDocument(content);
  // A layout of a later version is refused as such; an empty one is empty.
  if (layout === 'newerVersion' || (typeof layout !== 'string' && layout.children.length === 0)) return content;
  return JSON.stringify([{ type: 'richText', props: { html: content } }]);
}
