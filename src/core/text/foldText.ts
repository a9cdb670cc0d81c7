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
      .replace(/đ/g, 'd')
      .replace(/ł/g, 'l')
      .replace(/æ/g, 'ae')
      .replace(/ø/g, 'o')
      .replace(/ß/g, 'ss')
      .replace(/ı/g, 'i')
      .replace(/œ/g, 'oe')
      // Marks that keyboards and word processors write each in its own way.
      .replace(/[‐-—−־]/g, '-')
      .replace(/[‘-’ʼ′׳]/g, "'")
      .replace(/[“-„״]/g, '"')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
