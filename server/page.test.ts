import { eachPage, EXPORTED } from './page';

const rowsAfter = (last: number | undefined, limit: number, all: number) =>
  Array.from({ length: Math.min(limit, all - (last ?? 0)) }, (_, index) => (last ?? 0) + index + 1);

describe('eachPage', () => {
  it.each([0, 1, 49, 50, 51, 170])('SRV-16 gives each of %i rows once', async (all) => {
    const rows: number[] = [];
    for await (const page of eachPage<number>((last, limit) => Promise.resolve(rowsAfter(last, limit, all)), EXPORTED))
      rows.push(...page);
    expect(rows).toEqual(Array.from({ length: all }, (_, index) => index + 1));
  });

  it('SRV-16 lets others have their turn between two pages, though the database answers at once', async () => {
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    let pages = 0;
    for await (const page of eachPage<number>((last, limit) => Promise.resolve(rowsAfter(last, limit, 500)), EXPORTED))
      pages += Number(page.length > 0);
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(pages - 1);
  });
});
