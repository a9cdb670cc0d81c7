import { openFormerDatabase } from './testing/formerDatabase';

it('BUILD-100 begins the versions of what was there before with what it is', async () => {
  const former = await openFormerDatabase('_page_revisions.sql');
  const own = { organisation_id: 'a', updated_at: '2025-01-02T03:04:05Z' };
  await former.insert('organisations', { id: 'a' }, { id: 'b' });
  const document = { title: 'Nous', description: '', hidden: true };
  await former.insert('custom_pages', { ...own, id: 'nous', path: 'a/nous', document, content: '[1]' });
  await former.insert('sections', { ...own, id: 'mur', label: 'Mur', content: '<p>Oui</p>' });
  await former.insert(
    'sites',
    { ...own, menu: [], content: '[2]' },
    { ...own, organisation_id: 'b', menu: [], content: '' },
  );
  await former.migrate((name) => name === former.step);
  expect(
    await former.read('select kind, record_id, revision, settings, content, actor from page_revisions order by kind'),
  ).toEqual([
    { kind: 'home', record_id: 'home', revision: 1, settings: {}, content: '[2]', actor: null },
    {
      ...{ kind: 'page', record_id: 'nous', revision: 1, content: '[1]', actor: null },
      settings: { title: 'Nous', description: '', path: 'a/nous' },
    },
    { kind: 'section', record_id: 'mur', revision: 1, settings: { label: 'Mur' }, content: '<p>Oui</p>', actor: null },
  ]);
  await former.close();
});
