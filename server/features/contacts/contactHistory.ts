import { sql, type SQL } from 'drizzle-orm';
import type { ContactEvent } from '../../../src/contract/records/contactHistory';
import { BY_HAND } from '../../../src/contract/terms/handMeans';
import { toUnits } from '../../../src/core/money';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { andInMode } from '../../db/inMode';
import { HttpError } from '../../errors';
import type { ZonedReading } from '../organisations/organisationStore';
import { handMoment } from './handMoment';
import { restOfLink } from '../../ledger/totals/restOfPledge';

interface EventRow {
  readonly kind: ContactEvent['kind'];
  readonly id: string;
  readonly at: string;
  readonly label: string;
  readonly state: string;
  readonly montant: unknown;
  readonly refunded: unknown;
  readonly devise: string;
  readonly of: string | null;
  readonly pledgeId: string | null;
}

/** A place in the history as the address has it: milliseconds, then the record's id. */
const cursorOf = ({ at, id }: EventRow) => `${at}-${id}`;
function placeOf(cursor: string): { at: string; id: string } {
  const [, at, id] = /^(\d{1,15})-(.+)$/.exec(cursor) ?? [];
  if (at && id) return { at, id };
  throw new HttpError(400, 'The address of the request is malformed.', 'malformed', [
    { path: 'before', message: 'must be a `next` of this list' },
  ]);
}

/** Payments, forms, promises and what came of these by hand, of contacts, newest first, each kind found by its own index (PERS-05). */
export async function pageHistory(
  queries: Queries,
  {
    organisationId,
    ids,
    devise,
    shown,
    zone,
  }: ZonedReading & { readonly organisationId: string; readonly ids: readonly string[] },
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<{ data: ContactEvent[]; next: string | null }> {
  const place = before === undefined ? null : placeOf(before);
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const ms = (at: SQL) => sql`(extract(epoch from ${at}) * 1000)::bigint::text`;
  const theirs = sql`r.organisation_id = ${organisationId} and r.contact_id in (${list}) and r.contact_id <> ''
    ${andInMode(sql`r.mode`, shown)}`;
  const page = (at: SQL, id: SQL) => sql`
    ${place ? sql`and (${at}, ${id}) < (to_timestamp(${place.at}::bigint / 1000.0), ${place.id})` : sql``}
    order by ${at} desc, ${id} desc limit ${limit + 1}`;
  const [created, own] = [sql`r.created_at`, sql`r.id`];
  const part = (columns: SQL, table: string) => sql`(
    select ${columns}, ${ms(created)} as at, r.id, r.created_at from ${sql.raw(table)} r where ${theirs} ${page(created, own)})`;
  const payment = sql`'payment' as kind, r.label,
    case when r.provider = ${BY_HAND} and r.state = 'refunded' then 'cancelled' else r.state end as state,
    r.montant::text as montant, (
      select coalesce(sum(abs(e.montant)), 0) from entries e where e.payment_id = r.id and e.kind = 'refund')::text as refunded,
    r.currency as devise, null as of, null as pledge_id`;
  const submission = sql`'submission' as kind,
    coalesce((select title from forms f where f.organisation_id = r.organisation_id and f.id = r.form_id), '') as label,
    r.state, null as montant, '0' as refunded, r.currency as devise, r.form_id as of, null as pledge_id`;
  const campaign = sql`
    coalesce((select c.label from campaigns c where c.organisation_id = r.organisation_id and c.id = r.campaign_id), '')`;
  const pledge = sql`'pledge' as kind,
    ${campaign} as label,
    case when ${restOfLink(sql`r.link_id`)} = 0 then 'paid'
      when r.cancelled_at is null and r.ended_at is null then 'open' else 'cancelled' end as state,
    r.montant::text as montant, '0' as refunded, ${devise} as devise, r.campaign_id as of, null as pledge_id`;
  const given = handMoment({ day: sql`g.day`, createdAt: sql`g.created_at` }, zone);
  const byHand = sql`(
    select 'gift' as kind, ${campaign} as label, case when moved.net > 0 then 'succeeded' else 'cancelled' end as state,
      moved.montant::text as montant, '0' as refunded, moved.currency as devise, r.campaign_id as of, r.id as pledge_id,
      ${ms(given)} as at, g.id, ${given} as created_at
    from campaign_pledges r join campaign_gifts g
      on g.organisation_id = r.organisation_id and g.pledge_id = r.id and g.pledge_id is not null
    cross join lateral (
      select sum(e.montant) as net, sum(e.montant) filter (where e.montant > 0) as montant, min(e.currency) as currency
      from entries e where e.organisation_id = g.organisation_id and e.gift_id = g.id and e.kind = 'manual') moved
    where ${theirs} and r.ended_at is null ${page(given, sql`g.id`)})`;
  const result: unknown = await queries.execute(sql`
    select kind, id, at, label, state, montant, refunded, devise, of, pledge_id as "pledgeId" from (
      ${part(payment, 'payments')} union all ${part(submission, 'form_submissions')}
      union all ${part(pledge, 'campaign_pledges')} union all ${byHand}) history
    order by created_at desc, id desc limit ${limit + 1}`);
  const found = (result as { rows: EventRow[] }).rows;
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    data: rows.map(({ at, montant, refunded, ...row }) => ({
      ...row,
      createdAt: new Date(Number(at)).toISOString(),
      refunded: toUnits(asMinor(refunded), row.devise),
      montant: montant === null ? null : toUnits(asMinor(montant), row.devise),
    })),
    next: found.length > limit && last ? cursorOf(last) : null,
  };
}
