import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectRoot } from '../projectRoot';

const folder = join(projectRoot, 'server/db/migrations');
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const step = migrations.find((name) => name.endsWith('_test_and_live.sql')) ?? '';

let client: PGlite;
beforeAll(async () => {
  client = new PGlite();
  await migrate((name) => name < step);
  // Only the columns the step reads: these rows are incomplete and unreferenced.
  await client.exec('set session_replication_role = replica');
}, 60_000);
afterAll(() => client.close());

async function migrate(which: (name: string) => boolean): Promise<void> {
  for (const name of migrations.filter(which)) await client.exec(readFileSync(join(folder, name), 'utf8'));
}

/** Inserts rows, filling in other required columns. */
async function insert(table: string, ...rows: Record<string, unknown>[]): Promise<void> {
  const { rows: demanded } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = $1 and is_nullable = 'NO' and column_default is null`,
    [table],
  );
  const blank: Record<string, unknown> = { text: '', jsonb: {}, boolean: false, integer: 1, bigint: 1 };
  for (const row of rows) {
    const whole = {
      ...Object.fromEntries(demanded.map(({ name, type }) => [name, blank[type] ?? '2025-01-15'])),
      ...row,
    };
    const names = Object.keys(whole).join(', ');
    const places = Object.keys(whole).map((_, index) => `$${index + 1}`);
    await client.query(`insert into ${table} (${names}) values (${places.join(', ')})`, Object.values(whole));
  }
}

const modes = async (table: string) => {
  const { rows } = await client.query<{ id: string; mode: string }>(`select id, mode from ${table} order by id`);
  return Object.fromEntries(rows.map(({ id, mode }) => [id, mode]));
};

it('ENT-30 makes payments of the sandbox a trial, and keeps what was entered, promised and booked for real', async () => {
  await insert('intents', { id: 'i' });
  await insert('payments', { id: 'paid', provider: 'sandbox', link_id: 'l-paid', idempotency_key: 'a' });
  await insert('payments', { id: 'part', provider: 'sandbox', link_id: 'l-part', idempotency_key: 'b' });
  const gift = { campaign_id: 'gala' };
  await insert(
    'campaign_gifts',
    { ...gift, id: 'g-paid', number: 1, payment_id: 'paid' },
    { ...gift, id: 'g-hand', number: 2 },
  );
  await insert(
    'entries',
    { id: 'e-paid', payment_id: 'paid', gift_id: 'g-paid', kind: 'charge', counted: 500, reference: 'charge-1' },
    { id: 'e-part', payment_id: 'part', kind: 'charge', counted: 200, reference: 'charge-1' },
    { id: 'e-match', gift_id: 'g-paid', kind: 'match', reference: 'match' },
    { id: 'e-hand', gift_id: 'g-hand', kind: 'manual', reference: 'manual-1' },
    { id: 'e-hand-match', gift_id: 'g-hand', kind: 'match', reference: 'match' },
  );
  const promise = { campaign_id: 'gala', montant: 500 };
  await insert(
    'campaign_pledges',
    { ...promise, id: 'p-paid', link_id: 'l-paid' },
    { ...promise, id: 'p-part', link_id: 'l-part' },
    { ...promise, id: 'p-open', link_id: 'l-open' },
  );
  const sent = (id: string, more: object) => ({ id, form_id: 'f', idempotency_key: id, state: 'kept', ...more });
  await insert(
    'form_submissions',
    sent('online', { intent_id: 'i' }),
    sent('unpaid', { state: 'released' }),
    sent('cheque', {}),
  );
  const booking = { calendar_id: 'c', start: '2025-04-09T09:00Z' };
  await insert('slot_bookings', { ...booking, id: 'b-online', seats: 2, submission_id: 'online' });
  await insert('slot_bookings', { ...booking, id: 'b-cheque', seats: 1, submission_id: 'cheque' });
  await insert('booked_slots', { ...booking, seats: 5, booked: 3 });
  await insert('form_stocks', { id: 's', form_id: 'f', products: '["P1","P2"]', capacity: 10, calendar_id: 'c' });
  const hold = { form_id: 'f', product_id: 'P1', slots: '{"c":"nine"}' };
  await insert('stock_holds', { ...hold, submission_id: 'online', quantity: 4 });
  await insert('stock_holds', { ...hold, submission_id: 'cheque', quantity: 3 });
  await insert('stock_holds', { ...hold, submission_id: 'unpaid', quantity: 2, released_at: '2025-01-16' });
  await insert('stock_counts', { stock_id: 's', slot: 'nine', capacity: 10, sold: 7 });
  const before = await client.query('select sum(counted) as counted from entries');

  await migrate((name) => name === step);

  expect((await client.query('select sum(counted) as counted from entries')).rows).toEqual(before.rows);
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
  const slots = await client.query('select mode, booked from booked_slots order by mode');
  expect(slots.rows).toEqual([
    { mode: 'live', booked: 1 },
    { mode: 'test', booked: 2 },
  ]);
  const counts = await client.query('select mode, slot, sold from stock_counts order by mode');
  expect(counts.rows).toEqual([
    { mode: 'live', slot: 'nine', sold: 3 },
    { mode: 'test', slot: 'nine', sold: 4 },
  ]);
}, 30_000);
