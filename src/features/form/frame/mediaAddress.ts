import type { ElementContext } from '../../../runtime/context';
import { safeLink } from '../../../ui/safeLink';

/** An author's address of something to show: http(s) only, paths of the Orgkit server resolved; null for others. */
export function mediaAddress(text: string, { settings }: Pick<ElementContext, 'settings'>): string | null {
  const link = text.trim() ? safeLink(text, settings.apiHost) : null;
  return link !== null && /^https?:/.test(link) ? link : null;
}
