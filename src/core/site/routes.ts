import type { PageType } from '../../contract/terms/pageTypes';

/** A page of a site, before anything is looked up. */
export interface SiteRoute {
  readonly type: PageType;
  /** The values of its placeholders, decoded. */
  readonly values: readonly string[];
}

/** SITE-02: `*` stands for one segment. The first one of a type is how its address is written. */
const routes: readonly (readonly [path: string, type: PageType])[] = [
  ['', 'HOME'],
  ['don', 'DON'],
  ['don/*', 'DON'],
  ['paiement', 'PAIEMENT'],
  ['paiement/merci', 'PAIEMENT'],
  ['horaires', 'HORAIRES'],
  ['__horaires', 'HORAIRES'],
  ['activites', 'SERVICES'],
  ['abonnements', 'ABONNEMENTS'],
  ['evenements', 'EVENTS'],
  ['evenement/*', 'EVENT'],
  ['actualites', 'ACTU'],
  ['actualite', 'ACTU'],
  ['actualite/*', 'ACTU_DETAIL'],
  ['article/*', 'ARTICLE'],
  ['galeries', 'GALERIES'],
  ['galerie/*', 'GALERIES_IMAGES'],
  ['formulaire/*', 'FORM'],
  ['form/*', 'FORM'],
  ['l/*', 'LINK'],
  ['campagne/engagement/*', 'LINK'],
  ['campagne/*', 'CAMPAGNE'],
  ['campagne/*/*', 'CAMPAGNE'],
  ['__screen', 'CAMPAGNE'],
  ['__screen2', 'CAMPAGNE'],
];

/** Last segments that ask for another view of a page: thanks for a payment (PAY-04), screens of halls (HOR-03) and campaigns. */
const MARKS: readonly string[] = ['merci', '__horaires', '__screen', '__screen2'];

/** The most segments that a custom page's path has (ENT-20). */
const MOST_SEGMENTS = 4;

/**
 * The page that a path of a site names (SITE-02), without its language segment and query.
 * @example
 * matchRoute('/evenement/gala') // => { type: 'EVENT', values: ['gala'] }
 * matchRoute('/') // => { type: 'HOME', values: [] }
 * matchRoute('/vie/jeunesse') // => { type: 'CUSTOM_PAGE', values: ['vie/jeunesse'] }
 * matchRoute('/__horaires') // => { type: 'HORAIRES', values: ['__horaires'] }
 * matchRoute('/campagne/gala/__screen') // => { type: 'CAMPAGNE', values: ['gala', '__screen'] }
 * matchRoute('/%') // => { type: 'NOT_FOUND', values: [] }
 */
export function matchRoute(path: string): SiteRoute {
  const segments = segmentsOf(path);
  if (!segments) return { type: 'NOT_FOUND', values: [] };
  for (const [pattern, type] of routes) {
    const wanted = pattern === '' ? [] : pattern.split('/');
    if (wanted.length !== segments.length) continue;
    if (!wanted.every((part, at) => part === '*' || part === segments[at])) continue;
    const values = segments.filter((_, at) => wanted[at] === '*');
    const last = segments.at(-1) ?? '';
    return { type, values: values.length === 0 && MARKS.includes(last) ? [last] : values };
  }
  if (segments.length > MOST_SEGMENTS) return { type: 'NOT_FOUND', values: [] };
  return { type: 'CUSTOM_PAGE', values: [segments.join('/')] };
}

function segmentsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * The path of a custom page from the address that it is kept under (PAGE-01).
 * @example
 * customPath('a-propos/équipe') // => '/a-propos/%C3%A9quipe'
 */
export const customPath = (path: string): string => `/${path.split('/').map(encodeURIComponent).join('/')}`;

/**
 * The path of a page, for `useSite().href` (SITE-02).
 * @example
 * pagePath('EVENT', 'gala') // => '/evenement/gala'
 * pagePath('ACTU') // => '/actualites'
 * pagePath('HOME') // => '/'
 */
export function pagePath(type: PageType, id?: string): string {
  const depth = id === undefined ? 0 : 1;
  const [pattern = ''] = routes.find(([path, of]) => of === type && path.split('*').length - 1 === depth) ?? [];
  return `/${pattern.replace('*', encodeURIComponent(id ?? ''))}`;
}
