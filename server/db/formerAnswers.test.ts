import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_payer_answers.sql');
});
afterAll(() => former.close());

it('PERS-14 payments that were met before have what their payers answered told, and no others', async () => {
  await former.insert('organisations', { id: 'a' });
  const [met, answered] = [{ contact_id: 'c', contact_task: 'done' }, JSON.stringify({ extra: { ddn: '1990-01-15' } })];
  const rows = {
    told: { ...met, info: answered },
    counted: { ...met, contact_task: 'count', info: JSON.stringify({ extra: { prenomHE: 'חנה' } }) },
    due: { ...met, contact_task: 'meet', info: answered },
    erased: { ...met, info: answered, erased_at: '2025-01-16' },
    nobody: { ...met, contact_id: '', info: answered },
    unpaid: { ...met, info: answered, finalized_at: null },
    other: { ...met, info: JSON.stringify({ extra: { rite: 'A' } }) },
    silent: met,
  };
  const own = { organisation_id: 'a', montant: 1000, finalized_at: '2025-01-15' };
  const all = Object.entries(rows).map(([id, row]) => ({ ...own, id, idempotency_key: id, ...row }));
  await former.insert('payments', ...all);
  await former.migrate((name) => name === former.step);
  const tasks = await former.read<{ id: string; task: string }>(`select id, contact_task as task from payments`);
  expect(Object.fromEntries(tasks.map(({ id, task }) => [id, task]))).toEqual({
    ...{ told: 'tell', counted: 'tell', due: 'meet', erased: 'done' },
    ...{ nobody: 'done', unpaid: 'done', other: 'done', silent: 'done' },
  });
});
