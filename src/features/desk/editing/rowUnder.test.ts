import { rowUnder } from './rowUnder';

/** Rows of these heights, one below the other. */
const rows = (...heights: readonly number[]) =>
  heights.map((height, at) => {
    const top = heights.slice(0, at).reduce((sum, one) => sum + one, 0);
    return { top, bottom: top + height };
  });

describe('rowUnder', () => {
  it('DESK-216 moves a row to where the pointer is, over several rows at once', () => {
    const boxes = rows(40, 40, 40, 40);
    expect([10, 50, 130, 999].map((y) => rowUnder(boxes, 0, y))).toEqual([0, 1, 3, 3]);
    expect([-5, 30, 90, 150].map((y) => rowUnder(boxes, 3, y))).toEqual([0, 0, 2, 3]);
  });

  it('DESK-216 changes no places to and fro, however tall rows are', () => {
    for (const heights of [
      [40, 200],
      [200, 40],
      [40, 40, 300],
      [10, 500, 20],
    ] as const)
      for (let y = -10; y < 600; y += 1)
        for (let at = 0; at < heights.length; at += 1) {
          const to = rowUnder(rows(...heights), at, y);
          const moved = heights.filter((_, place) => place !== at);
          moved.splice(to, 0, heights[at]!);
          expect(rowUnder(rows(...moved), to, y)).toBe(to);
        }
  });

  it('DESK-216 leaves a row in its place that is not there', () => {
    expect(rowUnder([], 0, 10)).toBe(0);
  });
});
