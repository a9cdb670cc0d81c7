import { isIPv6 } from 'node:net';

/**
 * One household or machine: an IPv4 address, or the first half of an IPv6 one, whose second half it changes at will.
 * @example
 * networkOf('::ffff:192.0.2.1') // => "192.0.2.1"
 * networkOf('2001:db8:1:2:3:4:5:6') // => "2001:db8:1:2"
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^.*:/, '');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest].slice(0, 4).join(':').toLowerCase();
}
