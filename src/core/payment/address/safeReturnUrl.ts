/** The places an organisation owns: whole hosts (with a non-default port), and addresses with all below them. */
export interface ReturnHosts {
  readonly hosts?: readonly string[];
  readonly addresses?: readonly (string | null | undefined)[];
}

/**
 * Where a payer is sent back to (SRV-04): the address asked for when it lies on a host of the organisation or under one of its
 * addresses, else `fallback`. Exact host and port; credentials, other schemes and sub-domains are refused.
 * @example
 * safeReturnUrl('https://shul.org/don?a=1', { hosts: ['shul.org'] }, 'https://pay.org/') // => { url: 'https://shul.org/don?a=1', replaced: false }
 * safeReturnUrl('https://shul.org.evil.com/', { hosts: ['shul.org'] }, 'https://pay.org/') // => { url: 'https://pay.org/', replaced: true }
 * safeReturnUrl('javascript:alert(1)', { hosts: ['shul.org'] }, 'https://pay.org/') // => { url: 'https://pay.org/', replaced: true }
 */
export function safeReturnUrl(
  returnUrl: string | null | undefined,
  { hosts = [], addresses = [] }: ReturnHosts,
  fallback: string,
): { url: string; replaced: boolean } {
  const target = webAddress(returnUrl);
  const isOwn = (url: URL) =>
    hosts.some((host) => isOnHost(url, host)) || addresses.some((address) => isUnder(url, webAddress(address)));
  return target && isOwn(target) ? { url: target.href, replaced: false } : { url: fallback, replaced: true };
}

/** Full http(s) addresses only: the parser also accepts "\", tabs and missing slashes. */
function webAddress(text: string | null | undefined): URL | null {
  if (!text || !/^https?:\/\/[^/\\]/i.test(text) || /[\\\s\p{Cc}]/u.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username || url.password ? null : url;
  } catch {
    return null;
  }
}

/** A host speaks for itself only: the scheme's own port, unless it names one. */
const isOnHost = (target: URL, host: string): boolean =>
  host !== '' && target.host === webAddress(`${target.protocol}//${host}`)?.host;

/** Several organisations may live on one host, each under its path. */
function isUnder(target: URL, base: URL | null): boolean {
  if (!base || target.origin !== base.origin) return false;
  const folder = base.pathname.replace(/\/+$/, '');
  return target.pathname === folder || target.pathname.startsWith(`${folder}/`);
}
