import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_payment_orders.sql');
});
afterAll(() => former.close());

it('CALL-122 lists former payments of submissions under their form, and others under what they are for', async () => {
  await former.insert('organisations', { id: 'a' }, { id: 'b' });
  await former.insert('forms', { id: 'dinner', organisation_id: 'a' });
  await former.insert('form_revisions', { organisation_id: 'a', form_id: 'dinner', revision: 1 });
  await former.insert('submissions', { id: 's', organisation_id: 'a' });
  await former.insert('form_submissions', { id: 's', organisation_id: 'a', form_id: 'dinner' });
  const of = (id: string, organisation_id: string, type: string, type_id: string | null) => ({
    ...{ id, idempotency_key: id, organisation_id, type, type_id, montant: 1 },
  });
  await former.insert(
    'payments',
    of('1', 'a', 'FORM', 's'),
    of('2', 'a', 'CAMPAGNE', 'gala'),
    of('3', 'a', 'GENERAL', null),
    of('4', 'b', 'FORM', 's'),
  );
  await former.migrate((name) => name === former.step);
  const found = await former.read('select target_id as target from payments order by id');
  expect(found.map(({ target }) => target)).toEqual(['dinner', 'gala', null, null]);
});
