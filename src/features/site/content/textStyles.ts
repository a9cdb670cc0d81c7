import { readRichText } from '../../../core/richText/readRichText';
import { textSheet } from '../../../core/richText/textStyles';

/** The style sheet of the texts that `OwnText` draws on a page. */
export const textStyles = (texts: readonly string[]): string =>
  [...new Set(texts.map((html) => textSheet(readRichText(html))))].join('');
