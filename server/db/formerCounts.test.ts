import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_form_counts.sql');
});
afterAll(() => former.close());

it('DESK-37 CALL-60 counts what was sent before counts were kept, by form, mode and state', async () => {
  await former.insert('organisations', { id: 'a' });
  const own = { organisation_id: 'a' };
  await former.insert('forms', ...['x', 'y'].map((id) => ({ ...own, id, revision: 1 })));
  await former.insert('form_revisions', ...['x', 'y'].map((form_id) => ({ ...own, form_id, revision: 1 })));
  const sent = [
    ['1', 'x', 'live', 'kept', '2025-01-01'],
    ['2', 'x', 'live', 'kept', '2025-01-03'],
    ['3', 'x', 'test', 'kept', '2025-01-02'],
    ['4', 'y', 'live', 'released', '2025-01-02'],
  ];
  await former.insert('submissions', ...sent.map(([id]) => ({ ...own, id })));
  const rows = sent.map(([id, form_id, mode, state, created_at]) => ({
    ...{ ...own, id, form_id, mode, state, created_at, revision: 1, idempotency_key: id },
  }));
  await former.insert('form_submissions', ...rows);
  await former.migrate((name) => name === former.step);
  const counts = await former.read(
    `select form_id, mode, state, counted, to_char(last_at, 'YYYY-MM-DD') as last from form_counts order by 1, 2, 3`,
  );
  expect(counts).toEqual([
    { form_id: 'x', mode: 'live', state: 'kept', counted: 2, last: '2025-01-03' },
    { form_id: 'x', mode: 'test', state: 'kept', counted: 1, last: '2025-01-02' },
    { form_id: 'y', mode: 'live', state: 'released', counted: 1, last: '2025-01-02' },
  ]);
});
