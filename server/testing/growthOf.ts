/**
 * How many times longer work takes on a text eight times as long: about 8 if it reads the text once, 64 if it starts over at
 * each place.
 */
export function growthOf(work: (text: string) => unknown, piece: string): number {
  const [short, long] = [piece.repeat(4_000 / piece.length), piece.repeat(32_000 / piece.length)];
  const quickest = (text: string) =>
    Math.min(
      ...[1, 2, 3, 4, 5].map(() => {
        const before = performance.now();
        work(text);
        return performance.now() - before;
      }),
    );
  // Machine code is made meanwhile.
  quickest(short);
  return quickest(long) / quickest(short);
}
