import { opensAsLayout, pageKinds } from '../../../src/core/form';
import { malformed } from '../../errors';
import { prepareLayout } from '../sections/prepareSection';

/**
 * The blocks of a page ready to store, as JSON text, cleaned; empty for a page without any (PAGE-01).
 * @param path of the text in the request.
 * @throws HttpError 400 listing the problems by path
 */
export function prepareBlocks(content: string, longest: number, path: string): string {
  if (content.trim() === '') return '';
  if (!opensAsLayout(content)) throw malformed(path, 'must be the JSON of a block layout, as in docs/site.md');
  return prepareLayout(content, longest, path, pageKinds);
}
