import { LINK_SCHEMES } from '../core/richText/schemes';

/**
 * The address when a link may carry it: http(s), mail, telephone, a path or an anchor; else null. Paths are resolved against `base`.
 * @example
 * safeLink('javascript:alert(1)', 'https://a.example') // => null
 * @example
 * safeLink('/don', 'https://a.example/x') // => "https://a.example/don"
 */
export function safeLink(address: string, base: string): string | null {
  const trimmed = address.trim();
  if (trimmed.startsWith('#')) return trimmed;
  try {
    const url = new URL(trimmed, base || undefined);
    return LINK_SCHEMES.includes(url.protocol.slice(0, -1)) ? url.href : null;
  } catch {
    return trimmed.startsWith('/') ? trimmed : null;
  }
}
