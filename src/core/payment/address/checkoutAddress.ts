/**
 * The payment form's address with parameters put before the base's own query, which stays as it is (DON-07, ELEM-03).
 * Parameters without a value are left out; existing ones are replaced.
 * @example
 * checkoutAddress('https://shul.org/paiement?theme=CAMPAGNE', { intent: 'i1' }) // => 'https://shul.org/paiement?intent=i1&theme=CAMPAGNE'
 * checkoutAddress('/paiement#top', { intent: 'i1', a: null }) // => '/paiement?intent=i1#top'
 */
export function checkoutAddress(base: string, parameters: Readonly<Record<string, string | null | undefined>>): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(base) ?? [];
  const added = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const kept = query.split('&').filter((part) => part && !added.some(([name]) => nameOf(part) === name));
  const ours = added.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const all = [...ours, ...kept].join('&');
  return path + (all && `?${all}`) + hash;
}

const nameOf = (part: string) => new URLSearchParams(part)[Symbol.iterator]().next().value?.[0];
