import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_records_searched.sql');
});
afterAll(() => former.close());

it('SRV-26 CALL-42 lists and finds forms from before by what their newest revision says', async () => {
  await former.insert('organisations', { id: 'a' });
  const form = (id: string) => ({ organisation_id: 'a', id, revision: 2 });
  await former.insert('forms', form('closed'), form('open'));
  const said = (form_id: string, revision: number, settings: object) => ({
    ...{ organisation_id: 'a', form_id, revision, content: '' },
    settings: JSON.stringify(settings),
  });
  await former.insert(
    'form_revisions',
    said('closed', 1, { title: 'Old' }),
    said('closed', 2, { title: 'Fête', active: false }),
    said('open', 2, { title: 'Bal' }),
  );
  await former.migrate((name) => name === former.step);
  expect(await former.read('select id, title, active from forms order by id')).toEqual([
    { id: 'closed', title: 'Fête', active: false },
    { id: 'open', title: 'Bal', active: true },
  ]);
});
