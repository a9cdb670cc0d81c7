/** Payments, links of payers, and what mails lead to. Pages for everybody begin with none of these. */
const kept = [
  'paiement$',
  'paiement?',
  'paiement/',
  'l/',
  'campagne/engagement/',
  'abonnement/',
  'confirm/',
  'lettre/',
];

/**
 * Addresses that robots are asked to leave alone, at the root of a host and in every language or organisation below it (SYND-04).
 * @param sitemap its whole address.
 * @example
 * robotsTxt('https://t.example/sitemap.xml').split('\n')[0] // => 'User-agent: *'
 */
export function robotsTxt(sitemap: string): string {
  const paths = ['/v1/admin/', ...kept.flatMap((path) => [`/${path}`, `/*/${path}`])];
  const rules = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`)];
  return [...rules, '', `Sitemap: ${sitemap}`, ''].join('\n');
}
