/**
 * The numbers that a pager shows (NEWS-01): the first, the last and those around the page; null where some are left out.
 * @example
 * pagerNumbers(1, 3) // => [1, 2, 3]
 * pagerNumbers(6, 20) // => [1, null, 5, 6, 7, null, 20]
 * pagerNumbers(3, 20) // => [1, 2, 3, 4, null, 20]
 */
export function pagerNumbers(page: number, count: number): (number | null)[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1;
    // One number takes no more room than the dots in its place.
    return skipped === 0 ? [number] : skipped === 1 ? [number - 1, number] : [null, number];
  });
}
