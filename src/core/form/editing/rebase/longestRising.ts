/**
 * Positions of a longest rising subsequence.
 * @example
 * longestRising([3, 1, 2, 5, 4]) // => [1, 2, 4]
 */
export function longestRising(numbers: readonly number[]): number[] {
  /** Position of the least number that ends a rising run of each length. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, number] of numbers.entries()) {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = at;
  }
  const run: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) run.push(at);
  return run.reverse();
}
