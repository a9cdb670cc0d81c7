import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_title_orders.sql');
});
afterAll(() => former.close());

it('CALL-211 campaigns of before are sorted by their end, where the database reads it', async () => {
  await former.insert('organisations', { id: 'a' });
  const ends = { read: '2025-03-01T18:00:00+01:00', none: null, odd: '2025-13-01T00:00:00Z', empty: '' };
  for (const [id, dateEnd] of Object.entries(ends))
    await former.insert('campaigns', { id, organisation_id: 'a', document: { dateEnd } });
  await former.migrate((name) => name === former.step);
  const rows = await former.read<{ id: string; end: Date | string | null }>(`select id, ends_at as end from campaigns`);
  const known = rows.flatMap(({ id, end }) => (end === null ? [] : [[id, new Date(end).toISOString()]]));
  expect(known).toEqual([['read', '2025-03-01T17:00:00.000Z']]);
});
