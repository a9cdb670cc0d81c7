/** Types whose payer may choose, and the bounds of the choice. */
const CHOOSING: readonly string[] = ['GENERAL', 'CAISSE', 'SERVICE'];
const FEWEST = 2;
const MOST = 36;

/**
 * The numbers of months that a payer may choose for a payment of that type (PAY-32); empty where there is no choice.
 * @example
 * monthChoices('GENERAL').at(0) // => 2
 * monthChoices('CAISSE').at(-1) // => 36
 * monthChoices('DETTE') // => []
 */
export function monthChoices(type: string): number[] {
  if (!CHOOSING.includes(type)) return [];
  return Array.from({ length: MOST - FEWEST + 1 }, (_, index) => FEWEST + index);
}
