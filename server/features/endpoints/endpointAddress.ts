import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Non-public networks: a server inside them must never be reachable through us. */
const closed = new BlockList();
const ranges: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];
for (const range of ranges) closed.addSubnet(...range);
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
/** Inside 2000::/3: tunnels that lead to any IPv4 address, and documentation. */
const tunnels: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
];
for (const [network, bits] of tunnels) closed.addSubnet(network, bits, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address may be posted to: public ones, and this machine itself where that is allowed (development). */
export function isReachable(address: string, { allowLoopback }: { readonly allowLoopback: boolean }): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const kind = family === 4 ? 'ipv4' : 'ipv6';
  if (allowLoopback && loopback.check(address, kind)) return true;
  return !closed.check(address, kind) && (family === 4 || open6.check(address, kind));
}

/** The host of an address as a name or a bare IP. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

/** Which addresses may be asked: this machine's are for development only. */
export interface AddressRules {
  readonly allowLoopback: boolean;
  /** Plain http as well, under the same rules. */
  readonly allowHttp?: boolean;
}

/**
 * Whether events may be posted to an address as it is written: https, without a name and password in it; in development
 * this machine too, by http. Names are looked at again when they are resolved.
 */
export function isEndpointUrl(text: string, options: AddressRules): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const host = hostOf(url);
  if (url.username || url.password || host === '') return false;
  const local = host === 'localhost' || (isIP(host) > 0 && isReachable(host, { allowLoopback: true }));
  if (url.protocol === 'http:' && !options.allowHttp)
    return options.allowLoopback && local && !isReachable(host, { allowLoopback: false });
  if (!['http:', 'https:'].includes(url.protocol)) return false;
  if (isIP(host) > 0) return isReachable(host, options);
  return options.allowLoopback || !/(^|\.)(localhost|local|internal)\.?$/i.test(host);
}

/** Code of the error where a name leads to an address that may not be reached. */
export const NOT_PUBLIC = 'NOT_PUBLIC';

/** Resolves a name to addresses that may be reached; a name with any other address is refused whole. */
export function guardedLookup(options: { readonly allowLoopback: boolean }): LookupFunction {
  return (hostname, asked, done) => {
    lookup(hostname, { family: asked.family ?? 0, all: true }, (error, addresses) => {
      const first = addresses?.[0];
      if (error || !first) return done(error ?? new Error('no address'), '');
      if (!addresses.every(({ address }) => isReachable(address, options))) {
        return done(Object.assign(new Error('the address is not public'), { code: NOT_PUBLIC }), '');
      }
      if (asked.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}
