import { safeLink } from '../../../ui/safeLink';

/** An author's address of something to show: http(s) only, paths from the site's address; null for others. */
export function blockAddress(text: string, base: string): string | null {
  const link = text.trim() ? safeLink(text, base) : null;
  return link !== null && /^https?:/.test(link) ? link : null;
}
