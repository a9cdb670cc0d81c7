import { sql } from 'drizzle-orm';
import { HEAD } from '../../db/searchPage';
import { writePlace } from '../calendars/waitStore';
import { copyRows } from '../../testing/copyRows';
import { touchesOf } from '../../testing/rowsTouched';
import { createWaitWorld, TEN, type WaitWorld } from './testing/waitWorld';

const ROWS = 3000;
const FEW = 8;
const LIMIT = 20;

let world: WaitWorld;
beforeAll(async () => {
  world = await createWaitWorld();
  const { queries } = world.deps.database;
  await world.wait('ana@example.org', { slot: TEN });
  const id = sql`'z-' || lpad(n::text, 6, '0')`;
  const at = sql`'2025-01-16'::timestamptz + n * interval '1 minute'`;
  const changes = sql`jsonb_build_object('id', ${id}, 'inbox', ${id}, 'created_at', ${at}, 'name', 'Nobody ' || n,
    'wanted', case when n % 3 = 0 then '2025-04-01' when n % 3 = 1 then wanted else '2025-04-02' end)`;
  await copyRows(queries, 'slot_waits', { where: sql`true`, times: ROWS, changes });
  await copyRows(queries, 'slot_openings', {
    where: sql`true`,
    times: ROWS,
    changes: sql`jsonb_build_object('id', ${id}, 'due_at', '2030-01-01'::timestamptz)`,
  });
  await queries.execute(sql`vacuum analyze`);
});
afterAll(() => world.close());

const tooMany = async (most: number, work: () => Promise<unknown>) => {
  const touches = await touchesOf(world.deps.database.queries, work);
  const own = touches.filter(({ table }) => ['slot_waits', 'slot_openings'].includes(table));
  return own.filter(({ rows, isWhole }) => isWhole || rows > most);
};

it.each(['', 'search=zebra', 'search=nobody%202718'])(
  'WAIT-06 SRV-19 SRV-26 the list of who waits reads its own rows: %s',
  async (query) => {
    for (const page of ['', `&after=${writePlace({ createdAt: new Date('2025-01-17T01:00:00Z'), id: 'z-001500' })}`]) {
      const most = LIMIT + FEW + (query === '' ? 0 : HEAD);
      expect(await tooMany(most, () => world.list(`limit=${LIMIT}&${query}${page}`))).toEqual([]);
    }
  },
);

it('WAIT-03 asking, giving back and telling read the rows of who is told, however many wait', async () => {
  expect(await tooMany(FEW, () => world.wait('dan@example.org', { slot: TEN }))).toEqual([]);
  expect(await tooMany(FEW, () => world.cancel('first@example.org'))).toEqual([]);
  expect(await tooMany(FEW, () => world.tell())).toEqual([]);
  expect((await world.list('limit=1'))[0]).toMatchObject({ toldFor: TEN });
  expect(await tooMany(FEW, () => world.book('ana@example.org'))).toEqual([]);
});
