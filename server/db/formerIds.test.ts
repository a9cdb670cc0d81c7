import { openFormerDatabase } from './testing/formerDatabase';

it('ORG-01 keeps rows, totals and addresses of a database whose ids were the server’s own', async () => {
  const { step, insert, read, migrate, close } = await openFormerDatabase('_ids_of_organisations.sql');
  const own = { organisation_id: 'a' };

  await insert('organisations', { id: 'a' }, { id: 'b' });
  await insert('caisses', { ...own, id: 'toit' }, { id: 'mur', organisation_id: 'b' });
  await insert('debts', { ...own, id: 'd' });
  await insert('campaigns', { ...own, id: 'gala' });
  await insert('sections', { ...own, id: 'menu' });
  await insert('forms', { ...own, id: 'fete' }, { id: 'bal', organisation_id: 'b', created_at: '2025-02-01' });
  await insert('form_revisions', { form_id: 'fete', revision: 1 }, { form_id: 'bal', revision: 1 });
  await insert('submissions', { ...own, id: 's' });
  await insert('form_submissions', { ...own, id: 's', form_id: 'fete', revision: 1, state: 'kept' });
  await insert('stock_holds', { submission_id: 's', form_id: 'fete', product_id: 'P' });
  await insert('form_stocks', { id: '1', form_id: 'fete', products: '["P","Q"]' });
  await insert('form_stocks', { id: '2', form_id: 'bal', products: '["P"]' });
  await insert('calendars', { id: 'rdv', organisation_id: 'b' });
  await insert('booked_slots', { calendar_id: 'rdv', start: '2025-03-26', seats: 2, booked: 1 });
  await insert('slot_bookings', { calendar_id: 'rdv', id: 'k', start: '2025-03-26' });
  await insert('campaign_gifts', { ...own, id: 'g', campaign_id: 'gala', origin: 'manual' });
  const moved = { ...own, kind: 'manual', counted: 500 };
  await insert(
    'entries',
    { ...moved, id: 'e1', caisse_id: 'toit' },
    { ...moved, id: 'e2', campaign_id: 'gala', gift_id: 'g' },
  );
  await insert('entries', { ...moved, id: 'e3', debt_id: 'd' }, { ...moved, id: 'e4', submission_id: 's' });
  const ledger = await read('select * from entries order by id');

  await migrate((name) => name >= step);

  expect(await read('select * from entries order by id')).toMatchObject(ledger);
  for (const table of ['form_revisions', 'form_stocks'])
    expect(await read(`select form_id, organisation_id from ${table} order by form_id`)).toEqual([
      { form_id: 'bal', organisation_id: 'b' },
      { form_id: 'fete', organisation_id: 'a' },
    ]);
  expect(await read('select organisation_id from stock_holds')).toEqual([{ organisation_id: 'a' }]);
  for (const table of ['booked_slots', 'slot_bookings'])
    expect(await read(`select organisation_id from ${table}`)).toEqual([{ organisation_id: 'b' }]);
  const bare = await read(`select kind || ' ' || id || ' ' || organisation_id as owned from bare_ids order by 1`);
  expect(bare.map((row) => (row as { owned: string }).owned)).toEqual([
    ...['caisse mur b', 'caisse toit a', 'calendar rdv b', 'campaign gala a', 'form bal b', 'form fete a'],
    ...['product P b', 'product Q a', 'section menu a'],
  ]);
  await insert('caisses', { organisation_id: 'b', id: 'toit' });
  await expect(insert('caisses', { ...own, id: 'toit' })).rejects.toThrow('duplicate key');
  await close();
});
