import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { copyRows } from './copyRows';

/**
 * Adds as many records of each kind to those of `liveThere` as an organisation has after years: of those that filters ask
 * for, none or few are among the newest.
 * @param from when the first was made; one a minute
 */
export async function addManyRecords(queries: Queries, times: number, from = '2026-01-01'): Promise<void> {
  const copy = (table: string, where: SQL, changes: SQL) => copyRows(queries, table, { where, times, changes });
  const id = sql`'z-' || lpad(n::text, 6, '0')`;
  const at = sql`${from}::timestamptz + n * interval '1 minute'`;
  const given = sql`row.id = (select id from payments where type = 'CAMPAGNE' limit 1)`;
  const first = (table: string) => sql`row.id = (select min(id) from ${sql.raw(table)})`;
  await copy(
    'links',
    first('links'),
    sql`jsonb_build_object('id', ${id}, 'created_at', ${at}, 'revoked_at', null,
      'expires_at', case when n > 100 then '2025-01-01'::timestamptz + n * interval '1 hour' end)`,
  );
  await copy(
    'intents',
    first('intents'),
    sql`jsonb_build_object('id', ${id}, 'idempotency_key', ${id}, 'created_at', ${at}, 'expires_at', ${at}, 'kept_at', ${at})`,
  );
  await copy(
    'payments',
    given,
    sql`jsonb_build_object('id', ${id}, 'idempotency_key', ${id}, 'provider_ref', null, 'created_at', ${at},
      'intent_id', ${id}, 'link_id', ${id}, 'mode', 'test', 'search', 'nobody ' || n, 'contact_id', '', 'contact_task', 'done',
      'subscription_state', case when n % 20 = 0 then 'ended' else 'active' end, 'sort_name', 'nobody ' || ${id},
      'term_montant', n, 'next_charge', case when n % 20 <> 0 then (${from}::timestamptz + n * interval '1 day')::date::text end)`,
  );
  await copy(
    'campaign_gifts',
    sql`row.payment_id is not null`,
    sql`jsonb_build_object('id', ${id}, 'payment_id', ${id}, 'number', n + 1, 'created_at', ${at},
      'display_name', 'Nobody', 'commentaire', '')`,
  );
  await copy(
    'entries',
    sql`row.campaign_id is not null`,
    sql`jsonb_build_object('id', ${id}, 'payment_id', ${id}, 'gift_id', ${id}, 'created_at', ${at})`,
  );
  await copy(
    'campaign_pledges',
    sql`true`,
    sql`jsonb_build_object('id', ${id}, 'link_id', ${id}, 'idempotency_key', ${id}, 'created_at', ${at}, 'montant', 1,
      'contact_id', '')`,
  );
  await copy(
    'debts',
    sql`true`,
    sql`jsonb_build_object('id', ${id}, 'created_at', ${at}, 'active', n % 100 <> 0, 'due', '2024-01-01')`,
  );
  await copy('submissions', sql`true`, sql`jsonb_build_object('id', ${id}, 'created_at', ${at})`);
  await copy(
    'form_submissions',
    sql`true`,
    sql`jsonb_build_object('id', ${id}, 'idempotency_key', ${id}, 'created_at', ${at}, 'values', '{"extra": {}}'::jsonb,
      'contact_id', '')`,
  );
  await copy(
    'charges',
    sql`row.payment_id = (select min(payment_id) from charges)`,
    sql`jsonb_build_object('payment_id', ${id})`,
  );
  // Small rows: the planner would rather read a table of 3,000 of them whole, and be right. Of a payment that no page has.
  const between = sql`'z-' || lpad((${times}::int / 4)::text, 6, '0')`;
  await copyRows(queries, 'charges', {
    where: sql`row.payment_id = ${between} and row.charge = 1`,
    times: 3 * times,
    changes: sql`jsonb_build_object('charge', n + 1)`,
  });
  await copy(
    'subscribers',
    first('subscribers'),
    sql`jsonb_build_object('id', ${id}, 'inbox', ${id}, 'leave_key', ${id}, 'key_hash', null, 'consent_at', ${at},
      'email', 'nobody-' || n || '@example.org')`,
  );
  await copy(
    'contacts',
    first('contacts'),
    sql`jsonb_build_object('id', ${id}, 'root_id', ${id}, 'created_at', ${at}, 'sort_name', 'nobody ' || ${id},
      'search', 'nobody ' || n, 'marks', '[]'::jsonb)`,
  );
  // Small rows too: here are those of more contacts.
  for (const prefix of ['', 'more-', 'most-'])
    await copy(
      'contact_sums',
      sql`row.contact_id = (select min(contact_id) from contact_sums)`,
      sql`jsonb_build_object('contact_id', ${prefix}::text || ${id})`,
    );
  await copy('audit', first('audit'), sql`jsonb_build_object('id', ${id}, 'created_at', ${at})`);
  await copy(
    'deliveries',
    first('deliveries'),
    sql`jsonb_build_object('id', ${id}, 'created_at', ${at}, 'sent_at', ${at})`,
  );
  await queries.execute(sql`update campaigns set gift_count = (select max(number) from campaign_gifts)`);
  await queries.execute(sql`vacuum analyze`);
}
