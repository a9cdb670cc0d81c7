import { LONGEST_PATH, PAGE_PATH } from '../../../../contract/terms/pagePath';
import { customPath, isReservedPath } from '../../../../core/site';
import { foldText } from '../../../../core/text';

/** The part of addresses where a page of blocks is edited. */
export const EDIT = 'edit';

/**
 * The address that a new page gets by its name.
 * @example
 * addressOfName('Qui sommes-nous ?') // => 'qui-sommes-nous'
 * addressOfName('אודות הקהילה') // => 'אודות-הקהילה'
 */
export const addressOfName = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');

/** An address as it was typed or pasted, without the slashes around it. */
export const readAddress = (typed: string): string => typed.trim().replace(/^\/+|\/+$/g, '');

/** The fault in a page's address (PAGE-02); null for a valid one. */
export function addressFault(path: string): 'malformed' | 'reserved' | null {
  if (path.length > LONGEST_PATH || !PAGE_PATH.test(path)) return 'malformed';
  return isReservedPath(path) ? 'reserved' : null;
}

/** The address of a page on this server, which a host of the organisation's own leads to as well. */
export const siteAddressOf = (organisation: string, path: string): string =>
  `${location.origin}/o/${organisation}${customPath(path)}`;
