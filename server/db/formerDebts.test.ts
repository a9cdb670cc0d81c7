import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_paid_debts.sql');
});
afterAll(() => former.close());

it('SRV-17 SRV-19 keeps with debts what was paid of them before, whether their totals were filled or not', async () => {
  await former.insert('organisations', { id: 'a' }, { id: 'b' });
  const ids = ['paid', 'tried', 'back', 'none'];
  const of = (organisation_id: string) => ids.map((id) => ({ organisation_id, id, montant: 1000 }));
  await former.insert('debts', ...of('a'), ...of('b'));
  const moved = [
    ['paid', 'live', 600],
    ['paid', 'live', 400],
    ['paid', 'test', 50],
    ['tried', 'test', 70],
    ['back', 'live', 300],
    ['back', 'live', -300],
  ] as const;
  const rows = moved.map(([debt_id, mode, counted], index) => ({
    ...{ organisation_id: 'a', id: `e-${index}`, debt_id, mode, counted, montant: counted, reference: `r-${index}` },
  }));
  await former.insert('entries', ...rows);
  const kept = { organisation_id: 'a', part: '', mode: 'live', counted: 1000 };
  await former.insert('kept_totals', { ...kept, subject: 'debt', subject_id: 'paid' });
  await former.insert('kept_totals', { ...kept, subject: 'caisse', subject_id: 'paid' });
  await former.migrate((name) => name === former.step);
  const debts = await former.read(`select organisation_id || ' ' || id as id, paid::int, paid_in_trial::int as tried
    from debts where paid <> 0 or paid_in_trial <> 0 order by id`);
  expect(debts).toEqual([
    { id: 'a paid', paid: 1000, tried: 1050 },
    { id: 'a tried', paid: 0, tried: 70 },
  ]);
  expect(await former.read('select subject from kept_totals')).toEqual([{ subject: 'caisse' }]);
});
