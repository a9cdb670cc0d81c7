/** A typed whole number within bounds; null for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most ? number : null;
}
