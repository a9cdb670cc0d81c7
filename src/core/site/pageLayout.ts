import type { PageData } from '../../contract/site/pageData';

/**
 * The layout of blocks of a page, as JSON text: of a home page (HOME-06) or a page of an organisation's own; empty for none.
 * @example
 * pageLayout({ type: 'CUSTOM_PAGE', data: [{ content: '[{"type":"video"}]' }] }) // => '[{"type":"video"}]'
 * pageLayout({ type: 'DON', data: [{ content: '[]' }] }) // => ''
 */
export function pageLayout({ type, data }: Pick<PageData, 'type' | 'data'>): string {
  if (type !== 'HOME' && type !== 'CUSTOM_PAGE') return '';
  return (data[0] as { readonly content?: string } | undefined)?.content ?? '';
}
