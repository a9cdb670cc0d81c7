import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { contactPayments, contactSums, contacts, entries, payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { createGiveWay } from '../../http/giveWay';
import { sumContact } from './contactSumStore';
import { lockInTree } from './lockContacts';

type ContactKey = Pick<typeof contacts.$inferSelect, 'organisationId' | 'id'>;

/** Contacts per statement. */
const PIECE = 200;

/**
 * Re-sums contacts from the ledger, piece by piece, and mends sums that differ (PERS-02).
 * @param signal once aborted, no other piece is begun
 * @returns the number of contacts summed, and those mended
 */
export async function mendSums(
  { database, log }: Pick<Deps, 'database' | 'log'>,
  signal?: AbortSignal,
): Promise<{ counted: number; mended: ContactKey[] }> {
  const mended: ContactKey[] = [];
  const way = createGiveWay();
  let counted = 0;
  let last: ContactKey | undefined;
  do {
    if (signal?.aborted) break;
    const some: ContactKey[] = await nextContacts(database.queries, last);
    for (const organisationId of new Set(some.map((one) => one.organisationId))) {
      const ids = some.flatMap((one) => (one.organisationId === organisationId ? [one.id] : []));
      for (const id of await findWrong(database.queries, organisationId, ids)) {
        await database.transaction((tx) => mendContact(tx, organisationId, id));
        log.error({ organisation: organisationId, contact: id }, 'a contact’s sum was not its payments: mended');
        mended.push({ organisationId, id });
      }
    }
    counted += some.length;
    last = some.length < PIECE ? undefined : some.at(-1);
    await way.rest();
  } while (last);
  return { counted, mended };
}

function nextContacts(queries: Queries, last: ContactKey | undefined): Promise<ContactKey[]> {
  const { organisationId, id } = contacts;
  const after =
    last && or(gt(organisationId, last.organisationId), and(eq(organisationId, last.organisationId), gt(id, last.id)));
  return queries
    .select({ organisationId, id })
    .from(contacts)
    .where(after)
    .orderBy(asc(organisationId), asc(id))
    .limit(PIECE);
}

/** Sums of contacts' payments according to the ledger. */
const ofLedger = (organisationId: string, ids: readonly string[]) => sql`
  select p.id as payment_id, p.organisation_id, p.contact_id, p.mode, p.currency, e.received, e.last_at from ${payments} p
  cross join lateral (
    select sum(montant)::bigint as received, max(created_at) filter (where kind = 'charge') as last_at
    from ${entries} where payment_id = p.id and kind in ('charge', 'refund')
  ) e
  where p.organisation_id = ${organisationId} and p.contact_id <> '' and p.contact_task = 'done'
    and p.contact_id in (${list(ids)}) and e.last_at is not null`;

const list = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** One statement, as of one moment. Contacts with payments still to be counted are skipped. */
async function findWrong(queries: Queries, organisationId: string, ids: readonly string[]): Promise<string[]> {
  const result: unknown = await queries.execute(sql`
    with said as (
      select contact_id, mode, currency, sum(received)::bigint as received, count(*)::int as counted, max(last_at) as last_at
      from (${ofLedger(organisationId, ids)}) ledger group by contact_id, mode, currency
    ),
    kept as (
      select contact_id, mode, currency, received, counted, last_at from ${contactSums}
      where organisation_id = ${organisationId} and contact_id in (${list(ids)})
    )
    select distinct contact_id as id from (
      (select * from said except select * from kept) union all (select * from kept except select * from said)) wrong
    where not exists (select 1 from ${payments} d where d.organisation_id = ${organisationId} and d.contact_id <> ''
      and d.contact_id = wrong.contact_id and d.contact_task <> 'done')`);
  return (result as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

async function mendContact(tx: Queries, organisationId: string, id: string): Promise<void> {
  if (!(await lockInTree(tx, organisationId, id))) return;
  await tx
    .delete(contactPayments)
    .where(and(eq(contactPayments.organisationId, organisationId), eq(contactPayments.contactId, id)));
  await tx.execute(sql`
    insert into ${contactPayments} (payment_id, organisation_id, contact_id, mode, currency, received, last_at)
    ${ofLedger(organisationId, [id])} on conflict (payment_id) do nothing`);
  await sumContact(tx, organisationId, id);
}
