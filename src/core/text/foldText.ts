/**
 * A text as searches compare it: without case, accents and vowel points, its blanks made one, quotes and dashes plain.
 * @example
 * foldText('  Éléonore LÉVI ') // => 'eleonore levi'
 * foldText('שָׁלוֹם') // => 'שלום'
 * foldText('Cœur Straße') // => 'coeur strasse'
 * foldText('L’été à Saint‑Malo') // => "l'ete a saint-malo"
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      // Letters that a decomposition leaves whole, as people type them who do not have them.
      .replace(/œ/g, 'oe')
      .replace(/æ/g, 'ae')
      .replace(/ß/g, 'ss')
      .replace(/ø/g, 'o')
      .replace(/ł/g, 'l')
      .replace(/đ/g, 'd')
      .replace(/ı/g, 'i')
      // Marks that keyboards and word processors write each in its own way.
      .replace(/[‘-’ʼ′׳]/g, "'")
      .replace(/[“-„״]/g, '"')
      .replace(/[‐-—−־]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
