/**
 * The first key in a row of numbered ones that is free. The number follows without "_": `nom_2` is the second row of `nom`
 * (FORM-19).
 * @example
 * freeKey('nom', (key) => key !== 'nom') // => 'nom2'
 * freeKey('nom2', (key) => key === 'nom4') // => 'nom4'
 */
export function freeKey(wanted: string, isFree: (key: string) => boolean): string {
  if (isFree(wanted)) return wanted;
  const stem = wanted.replace(/\d{1,2}$/, '') || wanted;
  for (let number = 2; ; number += 1) if (isFree(stem + number)) return stem + number;
}
