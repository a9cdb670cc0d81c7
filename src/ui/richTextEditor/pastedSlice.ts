import { Slice } from 'prosemirror-model';
import { readRichText, richTextOf } from '../../core/richText/readRichText';
import { safeLink } from '../safeLink';
import { officeTokens } from './officeTokens';
import { readDocument } from './readDocument';

/** ProseMirror's mark on content copied from an editor like this one. */
const OWN = 'data-pm-slice';

/** The content of pasted or dropped HTML; null when nothing of it is left. */
export function pastedSlice(html: string, base: string): Slice | null {
  const tree = html.includes(OWN) ? readRichText(html) : richTextOf(officeTokens(html));
  const { content } = readDocument(tree, (href) => safeLink(href, base) !== null);
  const isEmpty = content.childCount === 1 && content.firstChild?.childCount === 0;
  return isEmpty ? null : Slice.maxOpen(content);
}
