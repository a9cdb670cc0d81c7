/**
 * Whether visitors see a news item (NEWS-03): a draft has no moment of publication, a planned one a later moment.
 * @param now milliseconds since 1970, UTC.
 * @example
 * isPublished('2025-01-15T12:00:00Z', Date.parse('2025-01-15T12:00:00Z')) // => true
 * isPublished('2025-01-15T12:00:01Z', Date.parse('2025-01-15T12:00:00Z')) // => false
 * isPublished(null, Date.parse('2025-01-15T12:00:00Z')) // => false
 */
export const isPublished = (publishedAt: string | null, now: number): boolean =>
  publishedAt !== null && Date.parse(publishedAt) <= now;

/**
 * Number of pages of a list (NEWS-01): at least one, which may be empty.
 * @example
 * pageCount(21, 10) // => 3
 * pageCount(0, 10) // => 1
 */
export const pageCount = (items: number, perPage: number): number => Math.max(1, Math.ceil(items / perPage));

/** How many events a home page shows (HOME-04). */
export const HOME_EVENTS = 2;

const CUT = 100;

/**
 * A description as previews show it (HOME-04): its first 100 characters, then '...'.
 * @example
 * cutText('Bonjour') // => 'Bonjour'
 * cutText('x'.repeat(101)) // => `${'x'.repeat(100)}...`
 */
export function cutText(text: string): string {
  // Whole characters: half an emoji is none.
  const characters = [...text];
  return characters.length > CUT ? `${characters.slice(0, CUT).join('')}...` : text;
}
