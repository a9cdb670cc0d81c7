import type { Utm } from '../../../contract/payments/paymentConfig';

/** A visitor's origin as given by a page's address (PAY-05). */
export interface Arrival {
  readonly accessId?: string;
  readonly utm?: Utm;
}

const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;
/** Longer values are cut: no gift fails because of an address. */
const LONGEST = 200;

/**
 * Reads a visitor's origin from an address's query (PAY-05): `accessId`, else `a`, and the five `utm_…`. Empty values
 * count as absent.
 * @example
 * readArrival('?a=77&utm_source=mail&utm_term=') // => { accessId: '77', utm: { source: 'mail' } }
 * readArrival('?a=77&accessId=78') // => { accessId: '78' }
 * readArrival('?x=1') // => {}
 */
export function readArrival(query: string): Arrival {
  const given = new URLSearchParams(query);
  const read = (name: string) => tidy(given.get(name) ?? '');
  const accessId = read('accessId') || read('a');
  const utm = Object.fromEntries(
    utmNames.map((name) => [name, read(`utm_${name}`)] as const).filter(([, value]) => value),
  );
  return { ...(accessId && { accessId }), ...(Object.keys(utm).length > 0 && { utm }) };
}

/** No control characters, which databases refuse, and no half of a pair at the end. */
const tidy = (text: string) =>
  text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST)
    .replace(/[\ud800-\udbff]$/, '');

/**
 * The query that `readArrival` reads the same from.
 * @example
 * writeArrival({ accessId: '77', utm: { source: 'mail', term: 'a b' } }) // => 'accessId=77&utm_source=mail&utm_term=a+b'
 * writeArrival({}) // => ''
 */
export function writeArrival({ accessId, utm }: Arrival): string {
  const query = new URLSearchParams();
  if (accessId) query.set('accessId', accessId);
  for (const name of utmNames) if (utm?.[name]) query.set(`utm_${name}`, utm[name]);
  return query.toString();
}
