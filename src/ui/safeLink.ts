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
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null;
  } catch {
    return trimmed.startsWith('/') ? trimmed : null;
  }
}
