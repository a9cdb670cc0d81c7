import { and, eq, sql, type SQL } from 'drizzle-orm';
import { campaigns, organisations } from '../../server/db/schema';
import { fillTotals } from '../../server/ledger/totals/fillTotals';
import { issueToken } from '../../server/secrets/tokens';
import type { createTestDeps } from '../../server/testing/testServer';
import { idAt, multiply, seedOf, type Copy } from './copies';
import { copyGifts } from './copyGifts';
import { seedDesk } from './seedDesk';

type Deps = ReturnType<typeof createTestDeps>;

/** An organisation with all that an organisation has after years. */
export interface FilledDesk {
  readonly id: string;
  readonly payments: number;
  readonly token: string;
  /** A record of each list in its first half: where a next page begins. */
  readonly middle: string;
  /** The record that others belong to: the campaign of all gifts, the form that all sent. */
  readonly first: string;
}

/** The least records of a list: more than two pages, however small the organisation. */
const LEAST = 50;

const object = (pairs: SQL) => sql`jsonb_build_object(${pairs})`;
const known = ({ id, at }: Copy) => sql`'id', ${id}, 'created_at', ${at}, 'updated_at', ${at}`;
const document = (key: string, name: SQL) => sql`'document', row.document || jsonb_build_object(${key}::text, ${name})`;
const person = ({ prenom, nom, n }: Copy) =>
  sql`jsonb_build_object('homme', false, 'prenom', ${prenom}, 'nom', ${nom}, 'tel', '+336' || lpad((${n})::text, 8, '0'),
    'email', 'donateur' || ${n} || '@example.org')`;

/** Rows of each table for a hundred thousand payments, and what differs in them. */
const lists: readonly (readonly [string, number, (copy: Copy) => SQL])[] = [
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
];

/** Tables whose rows are named by another's. */
const parts: readonly (readonly [string, string, number, (copy: Copy) => SQL])[] = [
  ['form_revisions', 'form_id', 1000, ({ id }) => sql`'form_id', ${id}`],
  ['form_counts', 'form_id', 1000, ({ id }) => sql`'form_id', ${id}`],
  ['contact_sums', 'contact_id', 10_000, ({ id }) => sql`'contact_id', ${id}`],
  [
    'booked_slots',
    'calendar_id',
    500,
    ({ n }) => sql`'start', '2026-01-01T09:00:00Z'::timestamptz + ${n} * interval '1 hour', 'booked', 20`,
  ],
];

/** Makes it from one record of each kind, copied by the database itself. What is there already stays as it is. */
export async function fillDesk(deps: Deps, payments: number): Promise<FilledDesk> {
  const { database } = deps;
  const { queries } = database;
  const id = `desk-${payments}`;
  const sizeOf = (atMost: number) => Math.max(LEAST, Math.round((atMost * payments) / 100_000));
  const isThere = await queries.$count(organisations, eq(organisations.id, id));
  if (!isThere) {
    await database.transaction((tx) => seedDesk(tx, deps, id));
    const all = [...lists.map(([table, size, changes]) => [table, '', size, changes] as const), ...parts];
    for (const [table, key, size, changes] of inOrder(all)) {
      const where = key ? sql`row.${sql.raw(key)} = ${seedOf(id)}` : undefined;
      await multiply(queries, id, table, sizeOf(size), (copy) => object(changes(copy)), where);
    }
    await copyGifts(queries, id, payments, sizeOf(10_000));
    await queries.execute(sql`insert into contact_counts select organisation_id, '', count(*) from contacts
      where organisation_id = ${id} group by 1 on conflict do nothing`);
    await queries
      .update(campaigns)
      .set({ giftCount: payments })
      .where(and(eq(campaigns.organisationId, id), eq(campaigns.id, seedOf(id))));
    // Nothing was paid of debts, nor given to the other campaigns.
    await queries.execute(sql`delete from kept_totals where organisation_id = ${id}`);
    await queries.execute(sql`delete from totals_fills where organisation_id = ${id}`);
    for (const [subject, table] of Object.entries({ debt: 'debts', campaign: 'campaigns' }))
      await queries.execute(sql`insert into totals_fills select organisation_id, ${subject}::text, id, null, now()
        from ${sql.raw(table)} where organisation_id = ${id} and (${subject}::text = 'debt' or id <> ${seedOf(id)})`);
  }
  while ((await fillTotals(deps)) > 0);
  const token = await database.transaction((tx) => issueToken(tx, id, deps));
  return { id, payments, token, middle: idAt(id, LEAST / 2), first: seedOf(id) };
}

/** Revisions before the submissions that name them. */
const inOrder = <T extends readonly [string, ...unknown[]]>(all: readonly T[]) => {
  const late = ['form_revisions', 'form_counts'];
  return [...all.filter(([table]) => !late.includes(table)), ...all.filter(([table]) => late.includes(table))];
};
