import { languages } from '../../contract/terms/languages';

/** First segments of the site's own addresses (SITE-02), and of what the server answers beside pages. */
const RESERVED: ReadonlySet<string> = new Set([
  ...languages,
  ...['don', 'paiement', 'horaires', 'activites', 'abonnements', 'evenements', 'evenement', 'actualites', 'actualite'],
  ...[
    'article',
    'galeries',
    'galerie',
    'form',
    'formulaire',
    'campagne',
    'l',
    'o',
    'v1',
    'embed',
    'elements',
    'assets',
  ],
  ...[
    'media',
    'uploads',
    'agenda',
    'healthz',
    'readyz',
    'sandbox',
    'confirm',
    'attente',
    'lettre',
    'abonnement',
    'qr',
    'examples',
  ],
]);

/**
 * Whether an address of an organisation's site is never a page of its own (PAGE-02): the site's other pages stand there.
 * @param path without a leading slash.
 * @example
 * isReservedPath('evenement/2025') // => true
 * isReservedPath('Don') // => true
 * isReservedPath('__screen') // => true
 * isReservedPath('qr/carte') // => true
 * isReservedPath('robots.txt') // => true
 * isReservedPath('a-propos') // => false
 */
export function isReservedPath(path: string): boolean {
  const [first = ''] = path.toLowerCase().split('/');
  // Files at the root are the server's.
  return (
    RESERVED.has(first) || first.startsWith('__') || first.startsWith('.') || /\.(txt|xml|ics|ico|js|css)$/.test(first)
  );
}
