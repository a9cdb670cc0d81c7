/** Rows of a masonry grid to one width of its columns: no picture is cropped by more than a thirtieth. */
const ROWS_PER_WIDTH = 16;
const LEAST_ROWS = 6;
/** Taller pictures are cropped. The style sheet has a class for each number of rows. */
const MOST_ROWS = 40;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Place of a picture in a masonry grid: the rows it takes, and its column, from 1, out of two and of three. */
interface MasonryPlace {
  readonly rows: number;
  readonly ofTwo: number;
  readonly ofThree: number;
}

/**
 * Places pictures in a masonry grid (GAL-10), each in the shortest column: they stay in reading order, and server and browser
 * come to the same without measuring. One of unknown size counts as 4 by 3.
 * @param sizes in pixels, in the order of the pictures.
 * @example
 * masonryGrid([{ width: 4, height: 3 }, { width: 1, height: 2 }, undefined, undefined]).map(({ rows }) => rows) // => [12, 32, 12, 12]
 * masonryGrid([{ width: 4, height: 3 }, { width: 1, height: 2 }, undefined, undefined]).map(({ ofTwo }) => ofTwo) // => [1, 2, 1, 1]
 * masonryGrid([undefined, undefined, undefined, undefined]).map(({ ofThree }) => ofThree) // => [1, 2, 3, 1]
 */
export function masonryGrid(sizes: readonly (Size | undefined)[]): MasonryPlace[] {
  const rows = sizes.map(rowsOf);
  const [ofTwo, ofThree] = [shortestColumns(rows, 2), shortestColumns(rows, 3)];
  return rows.map((count, at) => ({ rows: count, ofTwo: ofTwo[at] ?? 1, ofThree: ofThree[at] ?? 1 }));
}

function rowsOf(size: Size | undefined): number {
  const ratio = size && size.width > 0 && size.height > 0 ? size.height / size.width : 3 / 4;
  return Math.min(Math.max(Math.round(ratio * ROWS_PER_WIDTH), LEAST_ROWS), MOST_ROWS);
}

function shortestColumns(rows: readonly number[], columns: number): number[] {
  const heights = Array<number>(columns).fill(0);
  return rows.map((height) => {
    const shortest = heights.indexOf(Math.min(...heights));
    heights[shortest] = (heights[shortest] ?? 0) + height;
    return shortest + 1;
  });
}
