/**
 * The word for donors beside their number (WID-03): the campaign's own, else the language's.
 * @example
 * donorWord(' Bâtisseurs ', 'Donateurs') // => 'Bâtisseurs'
 * donorWord(null) // => 'Donateurs'
 */
export function donorWord(donorName: string | null | undefined, word = 'Donateurs'): string {
  return donorName?.trim() || word;
}

/**
 * The same on a screen (SCREEN-05): above one the word gets an s, unless it already ends in s, x or z.
 * @example
 * screenDonorWord(null, 1) // => 'Parrainage'
 * screenDonorWord(null, 2) // => 'Parrainages'
 * screenDonorWord('Brique', 12) // => 'Briques'
 * screenDonorWord('Donateurs', 12) // => 'Donateurs'
 */
export function screenDonorWord(donorName: string | null | undefined, count: number, word = 'Parrainage'): string {
  const one = donorWord(donorName, word);
  return count > 1 && !/[sxz]$/i.test(one) ? `${one}s` : one;
}
