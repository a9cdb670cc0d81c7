/** Letters that a decomposition leaves whole, as people type them who do not have them. */
const SPELT: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * A text as searches compare it: without case, accents and vowel points, its blanks made one.
 * @example
 * foldText('  Éléonore LÉVI ') // => 'eleonore levi'
 * foldText('שָׁלוֹם') // => 'שלום'
 * foldText('Cœur Straße') // => 'coeur strasse'
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłđı]/g, (letter) => SPELT[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
