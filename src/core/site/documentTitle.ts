/**
 * The title of a page's document (SITE-05).
 * @example
 * documentTitle('Horaires', { name: 'Les Tilleuls', domain: 'tilleuls.example' }) // => 'Horaires | tilleuls.example'
 * documentTitle('Horaires', { name: 'Les Tilleuls' }) // => 'Horaires | Les Tilleuls'
 * documentTitle('Les Tilleuls', { name: 'Les Tilleuls' }) // => 'Les Tilleuls'
 */
export const documentTitle = (
  title: string,
  { name, domain }: { readonly name: string; readonly domain?: string | undefined },
): string => (title === (domain || name) ? title : `${title} | ${domain || name}`);
