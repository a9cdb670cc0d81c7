/**
 * A text as searches compare it: without case, accents and vowel points, its blanks made one.
 * @example
 * foldText('  Éléonore LÉVI ') // => 'eleonore levi'
 * foldText('שָׁלוֹם') // => 'שלום'
 * foldText('Cœur Straße') // => 'coeur strasse'
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      // Letters that a decomposition leaves whole, as people type them who do not have them.
      .replace(/đ/g, 'd')
      .replace(/ł/g, 'l')
      .replace(/æ/g, 'ae')
      .replace(/ø/g, 'o')
      .replace(/ß/g, 'ss')
      .replace(/ı/g, 'i')
      .replace(/œ/g, 'oe')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
