/** The addresses that belong to an organisation. `domain` is a host name, with a port where it is not the usual one. */
export interface ReturnHosts {
  readonly domain?: string | null | undefined;
  readonly BASE_WEB_URL?: string | null | undefined;
}

/**
 * Where a payer is sent back to (SRV-04): the address asked for when it lies on the organisation's domain or under its
 * `BASE_WEB_URL`, else `fallback`. Exact host and port; credentials, other schemes and sub-domains are refused.
 * @example
 * safeReturnUrl('https://shul.org/don?a=1', { domain: 'shul.org' }, 'https://pay.org/') // => { url: 'https://shul.org/don?a=1', replaced: false }
 * safeReturnUrl('https://shul.org.evil.com/', { domain: 'shul.org' }, 'https://pay.org/') // => { url: 'https://pay.org/', replaced: true }
 * safeReturnUrl('javascript:alert(1)', { domain: 'shul.org' }, 'https://pay.org/') // => { url: 'https://pay.org/', replaced: true }
 */
export function safeReturnUrl(
  returnUrl: string | null | undefined,
  organisation: ReturnHosts,
  fallback: string,
): { url: string; replaced: boolean } {
  const target = webAddress(returnUrl);
  return target && (isOnDomain(target, organisation.domain) || isUnder(target, webAddress(organisation.BASE_WEB_URL)))
    ? { url: target.href, replaced: false }
    : { url: fallback, replaced: true };
}

/** Only what is written out as an http(s) address: the parser also accepts "\", tabs and missing slashes. */
function webAddress(text: string | null | undefined): URL | null {
  if (!text || !/^https?:\/\/[^/\\]/i.test(text) || /[\\\s\p{Cc}]/u.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username || url.password ? null : url;
  } catch {
    return null;
  }
}

/** An organisation's domain speaks for itself only: the scheme's own port, unless the domain names one. */
function isOnDomain(target: URL, domain: string | null | undefined): boolean {
  return Boolean(domain) && target.host === webAddress(`${target.protocol}//${domain}`)?.host;
}

/** Several organisations may live on one host, each under its path. */
function isUnder(target: URL, base: URL | null): boolean {
  if (!base || target.origin !== base.origin) return false;
  const folder = base.pathname.replace(/\/+$/, '');
  return target.pathname === folder || target.pathname.startsWith(`${folder}/`);
}
