/** Characters of a name that are shown: longer ones end with an ellipsis. */
const LONGEST = 60;

/**
 * A donor's name made safe for public display: one line, without invisible or direction-changing characters or stacked
 * accents, and shortened. Empty if nothing visible is left. HTML is not escaped: views render text.
 * @example
 * shownName('  Dana \u202e\u200b Lévy\n') // => 'Dana Lévy'
 * shownName('\u200b\u2066') // => ''
 * shownName('a'.repeat(10000)).length // => 61
 */
export function shownName(name: string | null | undefined): string {
  // Longer than any displayed name, so that the rest works on little input.
  const start = (name ?? '').slice(0, LONGEST * 20);
  const tidy = tidied(seen(start).replace(/[\p{Z}\p{Cc}]+/gu, ' '));
  const letters = [...tidy];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : tidy;
}

/**
 * A donor's comment made safe for public display: like a name, but full length and multi-line.
 * @example
 * shownComment(' Pour \u202eDana\nBravo ') // => 'Pour Dana\nBravo'
 */
export const shownComment = (comment: string | null | undefined): string => tidied(seen(comment ?? ''));

// Joiners combine emoji into one picture, and shape letters in some scripts.
const seen = (text: string) => text.replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '');

function tidied(text: string): string {
  const tidy = text.replace(/(\p{M}{3})\p{M}+/gu, '$1').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(tidy) ? tidy : '';
}
