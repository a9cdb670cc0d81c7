/** Letters that a decomposition leaves whole, as people type them who do not have them. */
const SPELT: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Marks that keyboards and word processors write each in its own way. */
const PLAIN: Readonly<Record<string, RegExp>> = { "'": /[‘’ʼ′׳]/g, '"': /[“”„״]/g, '-': /[‐‒–—−־]/g };

/**
 * A text as searches compare it: without case, accents and vowel points, its blanks made one, quotes and dashes plain.
 * @example
 * foldText('  Éléonore LÉVI ') // => 'eleonore levi'
 * foldText('שָׁלוֹם') // => 'שלום'
 * foldText('Cœur Straße') // => 'coeur strasse'
 * foldText('L’été à Saint‑Malo') // => "l'ete a saint-malo"
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłđı]/g, (letter) => SPELT[letter] ?? letter);
  return Object.entries(PLAIN)
    .reduce((now, [mark, written]) => now.replace(written, mark), folded)
    .replace(/\s+/g, ' ')
    .trim();
}
