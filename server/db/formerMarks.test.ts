import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_fold_marks.sql');
});
afterAll(() => former.close());

it('SRV-26 finds what was stored before by plain quotes and dashes, and no contact by its id', async () => {
  await former.insert('organisations', { id: 'a' });
  await former.insert('forms', { organisation_id: 'a', id: 'f', title: 'L’été à Saint‑Malo' });
  const contact = (id: string, search: string) => ({ organisation_id: 'a', id, root_id: id, marks: [], search });
  await former.insert(
    'contacts',
    { ...contact('list-1', 'o’connor list-1'), sort_name: 'o’connor' },
    contact('list-2', 'list-2'),
    contact('Ab_3', 'katz grab_3 ab_3'),
    contact('list-4', 'top list-4 merged list-5'),
  );
  await former.migrate((name) => name === former.step);
  const find = "search_grams(organisation_id, fold_text(title || ' ' || id)) collate \"C\" @> array['a:l''e', 'a:t-m']";
  await former.exec('set enable_seqscan = off');
  expect(await former.read(`select id from forms where ${find}`)).toEqual([{ id: 'f' }]);
  expect(await former.read('select search, sort_name as name from contacts order by search')).toEqual([
    { search: '', name: '' },
    { search: 'katz grab_3', name: '' },
    { search: "o'connor", name: "o'connor" },
    { search: 'top list-4 merged list-5', name: '' },
  ]);
});
