import { configValue } from '../organisation/settings';

interface Announcement {
  readonly text: string;
  /** Target; empty for none. */
  readonly url: string;
  /** The moment at which it goes; null if it stays. */
  readonly until: string | null;
}

/**
 * The announcement of an organisation's settings (SITE-14) at a moment in milliseconds since 1970; null if it has none, or its
 * end has come.
 * @example
 * currentAnnouncement({ 'site.announcement': { text: 'Fermé lundi' } }, 0) // => { text: 'Fermé lundi', url: '', until: null }
 * currentAnnouncement({ 'site.announcement': { text: 'x', until: '1970-01-01T00:00:01Z' } }, 1000) // => null
 */
export function currentAnnouncement(config: Readonly<Record<string, unknown>>, now: number): Announcement | null {
  const set = configValue(config, 'site.announcement');
  if (typeof set !== 'object' || set === null) return null;
  const { text, url = '', until = null } = set as Partial<Announcement>;
  if (!text || (until !== null && Date.parse(until) <= now)) return null;
  return { text, url, until };
}
