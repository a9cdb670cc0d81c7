import type { Socket } from 'node:net';
import type { Config } from '../config';

/**
 * Recognises the host of `PUBLIC_URL`, which belongs to the server alone.
 * @example
 * ownHost({ publicUrl: 'https://dons.example' })('DONS.example:443') // => true
 * ownHost({ publicUrl: 'https://dons.example' })('dons.example:8443') // => false
 */
export function ownHost({ publicUrl }: Pick<Config, 'publicUrl'>): (host: string) => boolean {
  const { host: own, protocol } = new URL(publicUrl);
  const withPort = `${own}:${protocol === 'https:' ? 443 : 80}`;
  return (host) => host === own || [own, withPort].includes(host.toLowerCase());
}

/**
 * Whether a host is a name of the machine itself.
 * @example
 * isLoopback('localhost:3000') // => true
 * isLoopback('[::1]') // => true
 * isLoopback('localhost.example') // => false
 */
const isLoopback = (host: string): boolean =>
  /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);

/**
 * Whether a request addresses this machine by name: health checks, the command line and our own jobs call from it. In
 * development its names serve everyone.
 */
export const isThisMachine = (
  { production }: Pick<Config, 'production'>,
  host: string,
  { remoteAddress = '' }: Pick<Socket, 'remoteAddress'>,
): boolean => isLoopback(host) && (!production || /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remoteAddress));

/**
 * Whether a host is a name below `localhost`: this machine's, unless an organisation has it.
 * @example
 * isBelowLocalhost('choir.localhost:3000') // => true
 * isBelowLocalhost('localhost:3000') // => false
 */
export const isBelowLocalhost = (host: string): boolean => /\.localhost(:\d{1,5})?$/i.test(host);
