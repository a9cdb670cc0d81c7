/** Characters of a name that are shown: longer ones end with an ellipsis. */
const LONGEST = 60;

/**
 * A donor's name as it may be shown before everybody: on one line, without characters that are not seen or that turn the
 * direction of what stands around them, without towers of accents, and not endless. Empty when nothing is left to see. What
 * looks like HTML stays as it is: views write text.
 * @example
 * shownName('  Dana \u202e\u200b Lévy\n') // => 'Dana Lévy'
 * shownName('\u200b\u2066') // => ''
 * shownName('a'.repeat(10000)).length // => 61
 */
export function shownName(name: string | null | undefined): string {
  // Longer than any name that is kept whole, so that what follows is done on little.
  const start = (name ?? '').slice(0, LONGEST * 20);
  const tidy = tidied(seen(start).replace(/[\p{Z}\p{Cc}]+/gu, ' '));
  const letters = [...tidy];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : tidy;
}

/**
 * A donor's comment as it may be shown before everybody: as a name, but whole and on its lines.
 * @example
 * shownComment(' Pour \u202eDana\nBravo ') // => 'Pour Dana\nBravo'
 */
export const shownComment = (comment: string | null | undefined): string => tidied(seen(comment ?? ''));

// Joiners make one picture of several in emoji, and letters of some scripts what they are.
const seen = (text: string) => text.replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '');

function tidied(text: string): string {
  const tidy = text.replace(/(\p{M}{3})\p{M}+/gu, '$1').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(tidy) ? tidy : '';
}
