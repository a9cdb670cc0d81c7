/** The months that a gift starts with (PAY-32). */
export const DEFAULT_MONTHS = 12;

const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  GENERAL: [2, 36],
  CAISSE: [2, 36],
  SERVICE: [2, 36],
};

/**
 * The numbers of months that a payer may choose for a payment of that type (PAY-32); empty where there is no choice.
 * @example
 * monthChoices('GENERAL').at(0) // => 2
 * monthChoices('CAISSE').at(-1) // => 36
 * monthChoices('DETTE') // => []
 */
export function monthChoices(type: string): number[] {
  const [from, to] = BOUNDS[type] ?? [1, 0];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
