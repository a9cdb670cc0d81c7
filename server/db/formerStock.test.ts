import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_scarce_stock.sql');
});
afterAll(() => former.close());

it('CALL-117 lists stock from before as scarce as it is, and not that of a form that was put away', async () => {
  await former.insert('organisations', { id: 'a' });
  const own = { organisation_id: 'a' };
  await former.insert('forms', { ...own, id: 'x' }, { ...own, id: 'y', archived_at: '2025-01-01' });
  const stocks = [
    ['out', 'x', 5],
    ['low', 'x', 30],
    ['enough', 'x', 30],
    ['one', 'x', 1],
    ['away', 'y', 0],
  ];
  await former.insert('form_stocks', ...stocks.map(([id, form_id, capacity]) => ({ ...own, id, form_id, capacity })));
  const counts = [
    ['out', 'live', 5],
    ['low', 'live', 26],
    ['low', 'test', 2],
    ['enough', 'live', 26],
  ];
  const count = ([stock_id, mode, sold]: (typeof counts)[number]) => ({ stock_id, mode, sold, slot: '', capacity: 30 });
  await former.insert('stock_counts', ...counts.map(count));
  await former.migrate((name) => name === former.step);
  expect(
    await former.read('select id, scarce, scarce_in_trial as tried, archived from form_stocks order by id'),
  ).toEqual([
    { id: 'away', scarce: 2, tried: 2, archived: true },
    { id: 'enough', scarce: 0, tried: 0, archived: false },
    { id: 'low', scarce: 0, tried: 1, archived: false },
    { id: 'one', scarce: 0, tried: 0, archived: false },
    { id: 'out', scarce: 2, tried: 2, archived: false },
  ]);
});
