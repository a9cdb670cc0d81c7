import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase('_test_and_live.sql');
  // Only the columns the step reads: these rows are incomplete, and what they refer to is not there.
  await former.exec(`do $$ declare one record; begin
    for one in select conrelid::regclass as place, conname as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', one.place, one.name); end loop;
  end $$`);
});
afterAll(() => former.close());

const modes = async (table: string) => {
  const rows = await former.read<{ id: string; mode: string }>(`select id, mode from ${table} order by id`);
  return Object.fromEntries(rows.map(({ id, mode }) => [id, mode]));
};

it('ENT-30 makes payments of the sandbox a trial, and keeps what was entered, promised and booked for real', async () => {
  await former.insert('intents', { id: 'i' });
  await former.insert('payments', { id: 'paid', provider: 'sandbox', link_id: 'l-paid', idempotency_key: 'a' });
  await former.insert('payments', { id: 'part', provider: 'sandbox', link_id: 'l-part', idempotency_key: 'b' });
  const gift = { campaign_id: 'gala' };
  await former.insert(
    'campaign_gifts',
    { ...gift, id: 'g-paid', number: 1, payment_id: 'paid' },
    { ...gift, id: 'g-hand', number: 2 },
  );
  await former.insert(
    'entries',
    { id: 'e-paid', payment_id: 'paid', gift_id: 'g-paid', kind: 'charge', counted: 500, reference: 'charge-1' },
    { id: 'e-part', payment_id: 'part', kind: 'charge', counted: 200, reference: 'charge-1' },
    { id: 'e-match', gift_id: 'g-paid', kind: 'match', reference: 'match' },
    { id: 'e-hand', gift_id: 'g-hand', kind: 'manual', reference: 'manual-1' },
    { id: 'e-hand-match', gift_id: 'g-hand', kind: 'match', reference: 'match' },
  );
  const promise = { campaign_id: 'gala', montant: 500 };
  await former.insert(
    'campaign_pledges',
    { ...promise, id: 'p-paid', link_id: 'l-paid' },
    { ...promise, id: 'p-part', link_id: 'l-part' },
    { ...promise, id: 'p-open', link_id: 'l-open' },
  );
  const sent = (id: string, more: object) => ({ id, form_id: 'f', idempotency_key: id, state: 'kept', ...more });
  await former.insert(
    'form_submissions',
    sent('online', { intent_id: 'i' }),
    sent('unpaid', { state: 'released' }),
    sent('cheque', {}),
  );
  const booking = { calendar_id: 'c', start: '2025-04-09T09:00Z' };
  await former.insert('slot_bookings', { ...booking, id: 'b-online', seats: 2, submission_id: 'online' });
  await former.insert('slot_bookings', { ...booking, id: 'b-cheque', seats: 1, submission_id: 'cheque' });
  await former.insert('booked_slots', { ...booking, seats: 5, booked: 3 });
  await former.insert('form_stocks', {
    id: 's',
    form_id: 'f',
    products: '["P1","P2"]',
    capacity: 10,
    calendar_id: 'c',
  });
  const hold = { form_id: 'f', product_id: 'P1', slots: '{"c":"nine"}' };
  await former.insert('stock_holds', { ...hold, submission_id: 'online', quantity: 4 });
  await former.insert('stock_holds', { ...hold, submission_id: 'cheque', quantity: 3 });
  await former.insert('stock_holds', { ...hold, submission_id: 'unpaid', quantity: 2, released_at: '2025-01-16' });
  await former.insert('stock_counts', { stock_id: 's', slot: 'nine', capacity: 10, sold: 7 });
  const before = await former.read('select sum(counted) as counted from entries');

  await former.migrate((name) => name === former.step);

  expect(await former.read('select sum(counted) as counted from entries')).toEqual(before);
  expect({ ...(await modes('intents')), ...(await modes('payments')) }).toEqual({
    i: 'test',
    paid: 'test',
    part: 'test',
  });
  expect(await modes('campaign_gifts')).toEqual({ 'g-paid': 'test', 'g-hand': 'live' });
  expect(await modes('entries')).toEqual({
    ...{ 'e-paid': 'test', 'e-part': 'test', 'e-match': 'test' },
    ...{ 'e-hand': 'live', 'e-hand-match': 'live' },
  });
  expect(await modes('campaign_pledges')).toEqual({ 'p-paid': 'test', 'p-part': 'live', 'p-open': 'live' });
  expect(await modes('form_submissions')).toEqual({ online: 'test', unpaid: 'test', cheque: 'live' });
  expect(await modes('slot_bookings')).toEqual({ 'b-online': 'test', 'b-cheque': 'live' });
  const slots = await former.read('select mode, booked from booked_slots order by mode');
  expect(slots).toEqual([
    { mode: 'live', booked: 1 },
    { mode: 'test', booked: 2 },
  ]);
  const counts = await former.read('select mode, slot, sold from stock_counts order by mode');
  expect(counts).toEqual([
    { mode: 'live', slot: 'nine', sold: 3 },
    { mode: 'test', slot: 'nine', sold: 4 },
  ]);
});
