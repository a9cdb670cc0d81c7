import type { MenuItem } from '../../contract/site/menu';
import { configValue } from '../organisation/settings';
import { pagePath } from './routes';

/** Entries that every site has, in their order, each hidden by a setting that is false (SITE-30). */
const builtIns = [
  ['HORAIRES', 'menu.horaire.active'],
  ['EVENTS', 'menu.event.active'],
  ['ACTU', 'menu.actu.active'],
  ['SERVICES', 'menu.service.active'],
  ['ABONNEMENTS', 'menu.abo.active'],
  ['GALERIES', 'menu.galerie.active'],
] as const;
export type BuiltInPage = (typeof builtIns)[number][0] | 'HOME' | 'DON';

/** Pages of ours that an organisation may take out of its menu, each with the setting that does so. */
export const hidablePages = [...builtIns, ['DON', 'menu.don.active']] as const;

/** An entry of a site's menu. Entries of ours have the words of their page, in the visitor's language. */
export interface MenuEntry {
  readonly key: string;
  /** Its name, or the page that names it. */
  readonly name: string | { readonly page: BuiltInPage };
  /** A path of the site or an address; empty if it only opens its children. */
  readonly url: string;
  readonly children: readonly MenuEntry[];
}

interface MenuOwner {
  readonly config: Readonly<Record<string, unknown>>;
  readonly limited?: boolean | undefined;
}

/** How deep menus are shown. Deeper entries, and those whose parents form a circle, are left out. */
const DEEPEST = 3;

/**
 * The pages of ours that a site's menu leads to: those that the organisation has not hidden (SITE-30), of a limited one its home
 * page alone (SITE-31).
 * @example
 * shownPages({ config: {}, limited: true }) // => ['HOME']
 */
export function shownPages({ config, limited }: MenuOwner): readonly BuiltInPage[] {
  if (limited) return ['HOME'];
  return builtIns.filter(([, flag]) => configValue(config, flag) !== false).map(([page]) => page);
}

/**
 * The menu of a site (SITE-30): the organisation's own entries, nested, then the pages that it has not hidden. A limited
 * organisation has a link home alone (SITE-31).
 * @example
 * siteMenu({ config: {}, limited: true }, []) // => [{ key: 'HOME', name: { page: 'HOME' }, url: '/', children: [] }]
 */
export function siteMenu(owner: MenuOwner, items: readonly MenuItem[]): readonly MenuEntry[] {
  const own = owner.limited ? [] : nest(items, null, DEEPEST);
  return [...own, ...shownPages(owner).map(ownPage)];
}

const ownPage = (page: BuiltInPage): MenuEntry => ({ key: page, name: { page }, url: pagePath(page), children: [] });

function nest(items: readonly MenuItem[], parent: string | null, deepest: number): MenuEntry[] {
  if (deepest === 0) return [];
  return items
    .filter((item) => (item.parent || null) === parent)
    .map(({ id, name, url }) => ({ key: id, name, url, children: nest(items, id, deepest - 1) }));
}

/**
 * Where the give button of every page leads (SITE-31): a limited organisation's home page holds the donation card. Null if
 * giving is taken out of the menu.
 * @example
 * givePath({ config: {} }) // => '/don'
 * givePath({ config: {}, limited: true }) // => '/'
 * givePath({ config: { 'menu.don.active': 'false' } }) // => null
 */
export function givePath({ config, limited }: MenuOwner): string | null {
  if (configValue(config, 'menu.don.active') === false) return null;
  return limited ? pagePath('HOME') : pagePath('DON');
}
