import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { createPersonWorld, liveThere, type PersonWorld } from './features/privacy/testing/personWorld';
import { copyRows } from './testing/copyRows';

let world: PersonWorld;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-sorted-'));
  world = await createPersonWorld(dataFolder);
  await liveThere(world);
  const { queries } = world.deps.database;
  const five = (table: string, changes: SQL) =>
    copyRows(queries, table, {
      where: sql`row.id = (select min(id) from ${sql.raw(table)})`,
      times: 5,
      changes: sql`jsonb_build_object('id', 'r' || n, 'created_at', '2026-01-01'::timestamptz + n * interval '1 day') || ${changes}`,
    });
  const amount = sql`'montant', (array[30, 10, 40, 20, 50])[n]`;
  const day = sql`(array['2024-12-05', '2024-12-01', '2024-12-09', null, '2024-12-03'])[n]`;
  const key = sql`'idempotency_key', 'r' || n`;
  await five(
    'debts',
    sql`jsonb_build_object(${amount}, 'due', ${day}, 'active', n <> 5, 'paid', 0, 'paid_in_trial', 0)`,
  );
  const label = sql`'config', jsonb_build_object('type', 'GENERAL') || (array['{"label": "Éclair"}', '{"label": "d"}', '{}',
    '{"label": "", "campagne": {"displayName": "Eden"}}', '{"label": "E"}']::jsonb[])[n]`;
  // The last but one is over, and two end soon.
  const end = sql`'expires_at', ${world.deps.now().toISOString()}::timestamptz
    + (array[3, 1, null, -1, 90])[n] * interval '1 day'`;
  await five('links', sql`jsonb_build_object('revoked_at', null, ${label}, ${end})`);
  await five('campaign_pledges', sql`jsonb_build_object(${amount}, 'link_id', 'r' || n, ${key})`);
  await five('submissions', sql`'{}'`);
  await five('form_submissions', sql`jsonb_build_object(${key})`);
  const name = sql`'sort_name', (array['c', 'a', 'e', 'b', 'd'])[n]`;
  await five(
    'payments',
    sql`jsonb_build_object(${key}, 'intent_id', null, 'link_id', null, 'provider_ref', null, 'mode', 'test', 'currency', 'eur', ${amount}, ${name},
      'subscription_state', case when n <> 5 then 'active' end, 'term_montant', 60 - n, 'next_charge', ${day})`,
  );
  const title = sql`(array['Éclair', 'd', 'c', 'F', 'E'])[n]`;
  await five('forms', sql`jsonb_build_object('title', ${title}, 'active', n <> 5, 'archived_at', null, 'revision', 1)`);
  await copyRows(queries, 'form_revisions', {
    where: sql`row.revision = 1 and row.form_id = (select min(form_id) from form_revisions)`,
    times: 5,
    changes: sql`jsonb_build_object('form_id', 'r' || n)`,
  });
  await five('campaigns', sql`jsonb_build_object('label', ${title}, 'active', n <> 5, 'ends_at', ${day})`);
  await five(
    'campaign_gifts',
    sql`jsonb_build_object('display_name', ${title}, 'number', 100 + n, 'payment_id', null, 'hidden', false)`,
  );
  await five('contacts', sql`jsonb_build_object('root_id', 'r' || n, ${name})`);
});
afterAll(async () => {
  await world.close();
  await rm(dataFolder, { recursive: true });
});

/** Ids of all pages, of the rows that are known here. */
async function read(list: string): Promise<string> {
  const ids: string[] = [];
  for (let before = ''; ;) {
    const { status, body } = await world.admin('GET', `${list}&limit=2${before}`);
    expect(status).toBe(200);
    const { data, next } = body as unknown as { data: { id: string }[]; next: string | null };
    ids.push(...data.map(({ id }) => id).filter((id) => /^r\d$/.test(id)));
    if (next === null) return ids.join(' ').replaceAll('r', '');
    before = `&before=${next}`;
  }
}

const promises = 'campagnes/gala/engagements';
it.each([
  ['dettes?sort=date', '1 2 3 4 5'],
  ['dettes?sort=-date', '5 4 3 2 1'],
  ['dettes?sort=montant', '2 4 1 3 5'],
  ['dettes?sort=-montant', '5 3 1 4 2'],
  ['dettes?open=true&sort=-montant', '3 1 4 2'],
  ['dettes?open=false&sort=-montant', '5'],
  ['dettes?open=true&sort=due', '2 1 3 4'],
  ['dettes?open=true&sort=-due', '4 3 1 2'],
  ['dettes?overdue=true&sort=due', '2 1 3'],
  ['dettes?overdue=true', '3 1 2'],
  ['payments?sort=date', '1 2 3 4 5'],
  ['payments?sort=montant', '2 4 1 3 5'],
  ['payments?sort=name', '2 4 1 5 3'],
  ['payments?sort=-name', '3 5 1 4 2'],
  ['payments?state=created&sort=name', ''],
  ['abonnements?', '4 3 2 1'],
  ['abonnements?sort=date', '1 2 3 4'],
  ['abonnements?sort=name', '2 4 1 3'],
  ['abonnements?state=active&sort=-name', '3 1 4 2'],
  ['abonnements?sort=montant', '4 3 2 1'],
  ['abonnements?sort=-montant', '1 2 3 4'],
  ['abonnements?state=active&sort=due', '2 1 3 4'],
  ['abonnements?state=active&sort=-due', '4 3 1 2'],
  ['contacts?', '2 4 1 5 3'],
  ['contacts?sort=-name', '3 5 1 4 2'],
  ['contacts?sort=date', '1 2 3 4 5'],
  ['contacts?sort=-date', '5 4 3 2 1'],
  ['forms?', '5 4 3 2 1'],
  ['forms?sort=date', '1 2 3 4 5'],
  ['forms?sort=name', '3 2 5 1 4'],
  ['forms?active=true&sort=-name', '4 1 2 3'],
  ['campagnes?sort=name', '3 2 5 1 4'],
  ['campagnes?active=true&sort=name', '3 2 1 4'],
  ['campagnes?sort=end', '2 5 1 3 4'],
  ['campagnes?active=true&sort=-end', '4 3 1 2'],
  ['campagnes/gala/dons?', '5 4 3 2 1'],
  ['campagnes/gala/dons?sort=date', '1 2 3 4 5'],
  ['campagnes/gala/dons?sort=name', '3 2 5 1 4'],
  ['campagnes/gala/dons?sort=-name', '4 1 5 2 3'],
  ['liens?', '5 4 3 2 1'],
  ['liens?sort=date', '1 2 3 4 5'],
  ['liens?sort=name', '3 2 5 1 4'],
  ['liens?sort=-name', '4 1 5 2 3'],
  ['liens?sort=end', '4 2 1 5 3'],
  ['liens?sort=-end', '3 5 1 2 4'],
  ['liens?ending=true', '2 1'],
  ['liens?ending=true&sort=-end', '1 2'],
  ['form-submissions?sort=date', '1 2 3 4 5'],
  ['form-submissions?sort=-date', '5 4 3 2 1'],
  [`${promises}?sort=date`, '1 2 3 4 5'],
  [`${promises}?sort=montant`, '2 4 1 3 5'],
  [`${promises}?sort=-montant`, '5 3 1 4 2'],
])('CALL-211 %s comes in that order, page by page', async (list, order) => {
  expect(await read(list)).toBe(order);
});

it.each([
  ['contacts/export?sort=-date', '5 4 3 2 1'],
  [`${promises}.csv?sort=montant`, '2 4 1 3 5'],
  ['campagnes/gala/dons.csv?sort=name', '3 2 5 1 4'],
])('CALL-211 %s is exported in that order', async (path, order) => {
  const { text } = await world.admin('GET', path);
  const ids = text.split('\r\n').flatMap((row) => /^r\d(?=,)/.exec(row) ?? []);
  expect(ids.join(' ').replaceAll('r', '')).toBe(order);
});

it.each([
  'dettes?sort=due',
  'abonnements?sort=due',
  'abonnements?state=ended&sort=-due',
  'dettes?overdue=true&sort=montant',
  'dettes?sort=name',
  'liens?ending=true&sort=name',
  'liens?sort=montant',
  'contacts?sort=montant',
])('CALL-211 %s, an order that the list has not, is refused', async (path) => {
  expect(await world.admin('GET', path)).toMatchObject({ status: 400, body: { issues: [{ path: 'sort' }] } });
});
