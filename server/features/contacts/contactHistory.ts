import { sql } from 'drizzle-orm';
import type { ContactEvent } from '../../../src/contract/records/contactHistory';
import { toUnits } from '../../../src/core/money';
import type { Mode } from '../../../src/core/organisation';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { andInMode } from '../../db/inMode';
import { HttpError } from '../../errors';
import { restOfLink } from '../../ledger/totals/restOfPledge';

interface EventRow {
  readonly kind: ContactEvent['kind'];
  readonly id: string;
  readonly at: string;
  readonly label: string;
  readonly state: string;
  readonly montant: unknown;
  readonly devise: string;
  readonly of: string | null;
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

/** Payments, forms and promises of contacts, newest first, each kind found by its own index (PERS-05). */
export async function pageHistory(
  queries: Queries,
  {
    organisationId,
    ids,
    devise,
    shown,
  }: { organisationId: string; ids: readonly string[]; devise: string; shown: Mode },
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<{ data: ContactEvent[]; next: string | null }> {
  const place = before === undefined ? null : placeOf(before);
  const theirs = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const ms = sql`(extract(epoch from r.created_at) * 1000)::bigint::text`;
  const part = (columns: ReturnType<typeof sql>, table: string) => sql`(
    select ${columns}, ${ms} as at, r.id, r.created_at from ${sql.raw(table)} r
    where r.organisation_id = ${organisationId} and r.contact_id in (${theirs}) and r.contact_id <> ''
      ${andInMode(sql`r.mode`, shown)}
      ${place ? sql`and (r.created_at, r.id) < (to_timestamp(${place.at}::bigint / 1000.0), ${place.id})` : sql``}
    order by r.created_at desc, r.id desc limit ${limit + 1})`;
  const payment = sql`'payment' as kind, r.label, r.state, r.montant::text as montant, r.currency as devise, null as of`;
  const submission = sql`'submission' as kind,
    coalesce((select title from forms f where f.organisation_id = r.organisation_id and f.id = r.form_id), '') as label,
    r.state, null as montant, r.currency as devise, r.form_id as of`;
  const pledge = sql`'pledge' as kind,
    coalesce((select c.label from campaigns c where c.organisation_id = r.organisation_id and c.id = r.campaign_id), '') as label,
    case when ${restOfLink(sql`r.link_id`)} = 0 then 'paid'
      when r.cancelled_at is null and r.ended_at is null then 'open' else 'cancelled' end as state,
    r.montant::text as montant, ${devise} as devise, r.campaign_id as of`;
  const result: unknown = await queries.execute(sql`
    select kind, id, at, label, state, montant, devise, of from (
      ${part(payment, 'payments')} union all ${part(submission, 'form_submissions')}
      union all ${part(pledge, 'campaign_pledges')}) history
    order by created_at desc, id desc limit ${limit + 1}`);
  const found = (result as { rows: EventRow[] }).rows;
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    data: rows.map(({ at, montant, ...row }) => ({
      ...row,
      createdAt: new Date(Number(at)).toISOString(),
      montant: montant === null ? null : toUnits(asMinor(montant), row.devise),
    })),
    next: found.length > limit && last ? cursorOf(last) : null,
  };
}
