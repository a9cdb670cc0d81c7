/**
 * A YouTube video's id from an id or any of its addresses; null if there is none.
 * @example
 * youtubeId('https://youtu.be/dQw4w9WgXcQ?t=3') // => "dQw4w9WgXcQ"
 * @example
 * youtubeId('dQw4w9WgXcQ') // => "dQw4w9WgXcQ"
 * @example
 * youtubeId('https://example.org/') // => null
 */
export function youtubeId(text: string): string | null {
  const trimmed = text.trim();
  if (/^[\w-]{11}$/.test(trimmed)) return trimmed;
  const address = /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\/(.*)$/i.exec(trimmed);
  const found = address && /(?:^|[?&]v=|^(?:embed|shorts|live|v)\/)([\w-]{11})(?![\w-])/.exec(address[1] ?? '');
  return found?.[1] ?? null;
}
