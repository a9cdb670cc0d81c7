import { configText } from '../organisation';

/**
 * The fund that a donation page is for (DON-01): that of the address (or attribute), else of the page, else the
 * organisation's main fund. Null is a general gift.
 * @example
 * mainCaisseId({ routeId: 'roof', organisation: { config: { 'don.main.caisse': 'main' } } }) // => 'roof'
 * mainCaisseId({ organisation: { config: { 'don.main.caisse': 'main' } } }) // => 'main'
 * mainCaisseId({ organisation: {} }) // => null
 */
export function mainCaisseId(page: {
  readonly routeId?: string | null | undefined;
  readonly pageId?: string | null | undefined;
  readonly organisation: { readonly config?: Readonly<Record<string, unknown>> | undefined };
}): string | null {
  return page.routeId || page.pageId || configText(page.organisation.config, 'don.main.caisse') || null;
}
