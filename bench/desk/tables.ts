import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../server/db/database';
import { multiply, seedOf, type Copy } from './copies';

export const object = (pairs: SQL) => sql`jsonb_build_object(${pairs})`;
const known = ({ id, at }: Copy) => sql`'id', ${id}, 'created_at', ${at}, 'updated_at', ${at}`;
const document = (key: string, name: SQL) => sql`'document', row.document || jsonb_build_object(${key}::text, ${name})`;
const person = ({ prenom, nom, n }: Copy) =>
  sql`jsonb_build_object('homme', false, 'prenom', ${prenom}, 'nom', ${nom}, 'tel', '+336' || lpad((${n})::text, 8, '0'),
    'email', 'donateur' || ${n} || '@example.org')`;

const scarce = (n: SQL) => sql`case when ${n} % 50 = 0 then 2 when ${n} % 20 = 0 then 1 else 0 end`;

/** Rows of each table for a hundred thousand payments, and what differs in them. */
export const lists: readonly (readonly [string, number, (copy: Copy) => SQL])[] = [
  [
    'contacts',
    10_000,
    (copy) => sql`${known(copy)}, 'root_id', ${copy.id},
    'sort_name', fold_text(${copy.nom} || ' ' || ${copy.prenom}) || case when ${copy.n} % 100 = 0 then '' else ' ' || ${copy.n} end,
    'search', fold_text(${copy.name} || ' donateur' || ${copy.n} || '@example.org'),
    'marks', jsonb_build_array(row.organisation_id || ':' || case when ${copy.n} % 10 = 0 then 'membre' else 'ami' end)`,
  ],
  [
    'contact_keys',
    10_000,
    ({ id, n }) => sql`'id', ${id}, 'contact_id', ${id}, 'value', 'm:donateur' || ${n} || '@example.org'`,
  ],
  // One in fifty has the number of another.
  [
    'contact_keys',
    10_000,
    ({ id, n }) => sql`'id', ${id} || 't', 'contact_id', ${id},
    'value', 't:+336' || lpad((${n} - case when ${n} % 50 = 0 then 1 else 0 end)::text, 8, '0')`,
  ],
  [
    'contact_dates',
    10_000,
    ({ id, n }) => sql`'id', ${id}, 'contact_id', ${id},
    'yearly', to_char('2024-01-01'::date + (${n} * 7 % 366)::int, 'MM-DD')`,
  ],
  [
    'forms',
    1000,
    (copy) => sql`${known(copy)}, 'title', ${copy.name}, 'active', ${copy.n} % 10 <> 0,
    'archived_at', case when ${copy.n} % 10 = 1 then ${copy.at} end`,
  ],
  ['campaigns', 200, (copy) => sql`${known(copy)}, 'label', ${copy.name}, 'active', ${copy.n} % 10 = 0`],
  [
    'links',
    10_000,
    (copy) => sql`${known(copy)}, 'config', jsonb_build_object('type', 'GENERAL', 'label', ${copy.name}),
    'expires_at', ${copy.at} + interval '30 days'`,
  ],
  [
    'debts',
    10_000,
    (copy) => sql`${known(copy)}, 'name', ${copy.name}, 'active', ${copy.n} % 10 = 0,
    'due', to_char(${copy.at} + interval '30 days', 'YYYY-MM-DD')`,
  ],
  ['submissions', 20_000, known],
  [
    'form_submissions',
    20_000,
    (copy) => sql`${known(copy)}, 'idempotency_key', ${copy.id},
    'state', case when ${copy.n} % 100 = 0 then 'cancelled' else 'kept' end,
    'values', jsonb_build_object('extra', jsonb_build_object('nom', ${copy.nom}, 'prenom', ${copy.prenom}, 'fête', 'Gala'))`,
  ],
  ['calendars', 100, (copy) => sql`${known(copy)}, 'label', ${copy.name}`],
  [
    'slot_bookings',
    10_000,
    ({ id, n }) => sql`'id', ${id}, 'submission_id', ${id}, 'seats', 1,
    'start', '2026-01-01T09:00:00Z'::timestamptz + (${n} / 20) * interval '1 hour'`,
  ],
  [
    'campaign_pledges',
    10_000,
    (copy) => sql`${known(copy)}, 'link_id', ${copy.id}, 'idempotency_key', ${copy.id},
    'display_name', ${copy.name}, 'infos', ${person(copy)}, 'cancelled_at', case when ${copy.n} % 20 = 0 then ${copy.at} end`,
  ],
  [
    'audit',
    50_000,
    ({ id, at, n }) => sql`'id', ${id}, 'created_at', ${at}, 'subject_id', ${id},
    'actor', case when ${n} % 10 = 0 then 'Ruth' else 'bench' end, 'subject', case when ${n} % 10 = 1 then 'form' else 'debt' end`,
  ],
  [
    'media',
    10_000,
    (copy) => sql`${known(copy)}, 'hash', ${copy.id}, 'name', ${copy.name}, 'alt', ${copy.name},
    'kind', case when ${copy.n} % 10 = 0 then 'PDF' else 'PICTURE' end`,
  ],
  [
    'deliveries',
    20_000,
    ({ id, at, n }) => sql`'id', ${id}, 'created_at', ${at},
    'sent_at', case when ${n} % 100 <> 0 then ${at} end`,
  ],
  [
    'subscribers',
    10_000,
    ({ id, at, n }) => sql`'id', ${id}, 'created_at', ${at}, 'confirmed_at', ${at}, 'leave_key', ${id},
    'inbox', 'donateur' || ${n} || '@example.org', 'email', 'donateur' || ${n} || '@example.org'`,
  ],
  [
    'events',
    2000,
    (copy) => sql`${known(copy)}, 'at', ${copy.at}, 'ends_at', ${copy.at}, ${document('name', copy.name)}`,
  ],
  [
    'news',
    2000,
    (copy) => sql`${known(copy)}, 'at', ${copy.at},
    'published_at', case when ${copy.n} % 10 <> 0 then ${copy.at} end, ${document('title', copy.name)}`,
  ],
  ['galleries', 2000, (copy) => sql`${known(copy)}, 'at', ${copy.at}, ${document('name', copy.name)}`],
  ['articles', 2000, (copy) => sql`${known(copy)}, 'at', ${copy.at}, ${document('title', copy.name)}`],
  [
    'custom_pages',
    1000,
    (copy) => sql`${known(copy)}, 'at', ${copy.at}, 'path', ${copy.id}, ${document('title', copy.name)}`,
  ],
  ['form_stocks', 2000, ({ id, n }) => sql`'id', ${id}, 'scarce', ${scarce(n)}, 'scarce_in_trial', ${scarce(n)}`],
  [
    'slot_waits',
    1000,
    ({ id, at, n, nth }) => sql`'id', ${id}, 'created_at', ${at}, 'name', 'Ana ' || ${n},
    'calendar_id', ${nth(sql`${n} / 20`)}, 'email', 'donateur' || ${n} || '@example.org', 'inbox', 'donateur' || ${n} || '@example.org'`,
  ],
];

/** Tables whose rows are named by another's. */
export const parts: readonly (readonly [string, string, number, (copy: Copy) => SQL])[] = [
  ['form_revisions', 'form_id', 1000, ({ id }) => sql`'form_id', ${id}`],
  ['form_counts', 'form_id', 1000, ({ id }) => sql`'form_id', ${id}`],
  ['stock_counts', 'stock_id', 2000, ({ id, n }) => sql`'stock_id', ${id}, 'sold', 100 - ${n} % 100`],
  ['contact_sums', 'contact_id', 10_000, ({ id }) => sql`'contact_id', ${id}`],
  [
    'booked_slots',
    'calendar_id',
    500,
    ({ n }) => sql`'start', '2026-01-01T09:00:00Z'::timestamptz + ${n} * interval '1 hour', 'booked', 20`,
  ],
];

/** Records whose texts may be translated, each with those of the seed. */
const TRANSLATED = 2000;

/** Texts beside their translations: one of three is translated, and of thirty one changed since. */
export async function copyTexts(queries: Queries, organisationId: string, sizeOf: (atMost: number) => number) {
  const seed = seedOf(organisationId);
  const ofSeed = sql`row.organisation_id = ${organisationId} and row.record_id = ${seed}`;
  await multiply(
    queries,
    organisationId,
    'translations',
    sizeOf(TRANSLATED),
    ({ id, name }) =>
      object(
        sql`'id', md5(row.id || ${id}), 'record_id', ${id}, 'name', ${name}, 'place', replace(row.place, ${seed}, ${id})`,
      ),
    ofSeed,
  );
  await queries.execute(sql`insert into translations
    select copy.* from translations t cross join lateral jsonb_populate_record(t, jsonb_build_object(
      'id', t.id || '-he', 'lang', 'he', 'name', '', 'place', '', 'outdated', right(t.record_id, 7)::int % 30 = 0)) copy
    where t.organisation_id = ${organisationId} and t.lang = '' and right(t.record_id, 7)::int % 3 = 0`);
}
