import type { PageData } from '../../contract/site/pageData';

/** The layout of blocks of a page, as JSON text: of a home page (HOME-06) or a page of an organisation's own; empty for none. */
export function layoutOf({ type, data }: Pick<PageData, 'type' | 'data'>): string {
  if (type !== 'HOME' && type !== 'CUSTOM_PAGE') return '';
  return (data[0] as { readonly content?: string } | undefined)?.content ?? '';
}
