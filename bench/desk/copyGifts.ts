import { sql } from 'drizzle-orm';
import type { Queries } from '../../server/db/database';
import { idAt, multiply, seedOf } from './copies';

/** Payments whose ledger is written by one statement. */
const PIECE = 5000;

/**
 * Copies the payment of an organisation with its ledger: half of them gifts of its campaign, others general; one of twenty a
 * subscription, of which one of ten fails; one of a hundred each waits, failed, or went back.
 */
export async function copyGifts(queries: Queries, organisationId: string, all: number, contacts: number) {
  const contact = sql`${`${organisationId}-`}::text`;
  await multiply(queries, organisationId, 'payments', all, ({ n, id, at, prenom, nom, name }) => {
    const info = sql`jsonb_build_object('homme', false, 'prenom', ${prenom}, 'nom', ${nom}, 'tel', '',
      'email', 'donateur' || ${n} || '@example.org')`;
    return sql`jsonb_build_object('id', ${id}, 'idempotency_key', ${id}, 'created_at', ${at}, 'updated_at', ${at},
      'finalized_at', ${at}, 'info', ${info}, 'search', fold_text(${id} || ' ' || ${name} || ' donateur' || ${n}),
      'state', case ${n} % 100 when 2 then 'processing' when 4 then 'failed' when 6 then 'refunded' else 'succeeded' end,
      'type', case when ${n} % 2 = 0 then 'CAMPAGNE' else 'GENERAL' end,
      'abo', ${n} % 20 = 7, 'nb_month', case when ${n} % 20 = 7 then 12 else 1 end,
      'subscription_state', case when ${n} % 200 = 7 then 'failing' when ${n} % 20 = 7 then 'active' end,
      'contact_id', ${contact} || lpad((${n} % ${contacts}::int)::text, 7, '0'), 'contact_task', 'done')`;
  });
  for (let from = 0; from < all; from += PIECE) await copyMoves(queries, organisationId, from);
}

/** The gifts, ledger rows and charges of some payments. */
async function copyMoves(queries: Queries, organisationId: string, from: number) {
  const seed = seedOf(organisationId);
  const [first, last] = [idAt(organisationId, from), idAt(organisationId, from + PIECE)];
  const own = sql`p.organisation_id = ${organisationId} and p.id >= ${first} and p.id < ${last} and p.id <> ${seed}`;
  const number = sql`right(p.id, 7)::int`;
  await queries.execute(sql`insert into campaign_gifts
    select copy.* from campaign_gifts g join payments p on ${own} and p.type = 'CAMPAGNE'
    cross join lateral jsonb_populate_record(g, jsonb_build_object('id', p.id, 'payment_id', p.id, 'number', ${number} + 1,
      'display_name', p.info ->> 'nom', 'search', p.search, 'created_at', p.created_at)) copy
    where g.id = ${seed}`);
  await queries.execute(sql`insert into entries
    select copy.* from entries e join payments p on ${own} and p.state in ('succeeded', 'refunded')
    cross join lateral jsonb_populate_record(e, jsonb_build_object('id', p.id, 'payment_id', p.id,
      'created_at', p.created_at, 'gift_id', case when p.type = 'CAMPAGNE' then p.id end,
      'campaign_id', case when p.type = 'CAMPAGNE' then p.type_id end)) copy
    where e.id = ${seed}`);
  // A charge of each subscription is to come, or failed.
  for (const [charge, state] of [
    [1, sql`'paid'`],
    [2, sql`case when ${number} % 200 = 7 then 'failed' else 'due' end`],
  ] as const)
    await queries.execute(sql`insert into charges (payment_id, charge, montant, date, state, refunded)
      select p.id, ${charge}::int, p.montant, to_char(p.created_at, 'YYYY-MM-DD'), ${state}, 0
      from payments p where ${own} and p.abo`);
}
