import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_waiting_turns.sql');
});
afterAll(() => former.close());

it('WAIT-03 whoever was told before turns could be short keeps the day that their mail names', async () => {
  await former.insert('organisations', { id: 'a' });
  await former.insert('calendars', { organisation_id: 'a', id: 'c' });
  const own = { organisation_id: 'a', calendar_id: 'c' };
  await former.insert(
    'slot_waits',
    { ...own, id: '1', inbox: '1', told_at: '2025-03-31T12:00Z', told_for: '2025-04-01T08:00Z' },
    { ...own, id: '2', inbox: '2', told_at: '2025-03-31T13:00Z' },
    { ...own, id: '3', inbox: '3' },
  );
  await former.migrate((name) => name === former.step);
  const ends = await former.read<{ ends: string }>(
    `select to_char(turn_ends_at at time zone 'utc', 'DD HH24:MI') as ends from slot_waits order by id`,
  );
  expect(ends.map((row) => row.ends)).toEqual(['01 12:00', '01 13:00', null]);
});
