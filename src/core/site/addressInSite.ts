/**
 * An address as a link in a site: a path of the site behind where its pages begin, any other address as it is.
 * @param base where the site begins, as `/o/alef`; empty at the root of a host
 * @param home how its paths begin in the language shown (SITE-20); empty, or a language segment
 * @example
 * addressInSite('/don', '/o/alef', '/he') // => '/o/alef/he/don'
 * addressInSite('/', '', '/he') // => '/he'
 * addressInSite('//other.example/', '', '/he') // => '//other.example/'
 */
export const addressInSite = (address: string, base: string, home: string): string =>
  /^\/(?!\/)/.test(address) ? `${base}${home}${home && address === '/' ? '' : address}` : address;
