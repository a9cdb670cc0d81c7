import { configText } from '../organisation/settings';

/** Networks in the order in which they are shown, each with the settings that may hold it (SITE-32, SITE-33). */
const networks = [
  ['whatsapp', ['whatsapp'], 'https://wa.me/'],
  ['youtube', ['youtube', 'yt'], 'https://www.youtube.com/'],
  ['facebook', ['facebook', 'fb'], 'https://www.facebook.com/'],
  ['instagram', ['instagram', 'insta'], 'https://www.instagram.com/'],
  ['tiktok', ['tiktok'], 'https://www.tiktok.com/@'],
] as const;
export type Network = (typeof networks)[number][0];

/** An account's name as part of an address; '' for what is none, such as an address of another scheme. */
function accountName(said: string): string {
  if (/[:\\\s]/.test(said)) return '';
  return said
    .replace(/^[@/]+/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

/**
 * The links to an organisation's accounts that are configured (SITE-32): addresses as they are, also without `https://`; names and
 * numbers below the network's own address. What is neither is left out.
 * @example
 * socialLinks({ whatsapp: '+33 6 12 34 56 78' }) // => [{ network: 'whatsapp', url: 'https://wa.me/33612345678' }]
 * socialLinks({ insta: '@tilleuls' }) // => [{ network: 'instagram', url: 'https://www.instagram.com/tilleuls' }]
 * socialLinks({ fb: 'www.facebook.com/tilleuls', yt: 'javascript:evil()' }) // => [{ network: 'facebook', url: 'https://www.facebook.com/tilleuls' }]
 */
export function socialLinks(config: Readonly<Record<string, unknown>>): { network: Network; url: string }[] {
  return networks.flatMap(([network, keys, place]) => {
    const said = keys.map((key) => configText(config, key)).find(Boolean);
    if (!said) return [];
    if (/^(https?|whatsapp|tel):/i.test(said)) return [{ network, url: said }];
    if (/^[\w-]+(\.[\w-]+)+\//.test(said)) return [{ network, url: `https://${said}` }];
    const name = network === 'whatsapp' ? said.replace(/\D/g, '') : accountName(said);
    return name ? [{ network, url: `${place}${name}` }] : [];
  });
}
