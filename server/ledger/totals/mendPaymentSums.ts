import { asc, sql, type SQL } from 'drizzle-orm';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { organisations, type paymentSums } from '../../db/schema';
import type { Surroundings } from '../../surroundings';

/** Kept payment totals of a kind less what payments and the ledger say: a count, and minor units. */
export type PaymentSumsDifference = Omit<typeof paymentSums.$inferSelect, 'id' | 'isNew'>;

const COLUMNS = sql.raw('organisation_id, mode, state, type, currency, payments, received, refunded, fees');

const differencesOf = (organisationId: string): SQL => sql`
  select ${organisationId}::text as organisation_id, mode, state, type, currency, sum(payments) as payments,
    sum(received) as received, sum(refunded) as refunded, sum(fees) as fees
  from (
    select mode, state, type, currency, payments, received, refunded, fees from payment_sums
      where organisation_id = ${organisationId}
    union all
    select p.mode, p.state, p.type, p.currency, -count(*), -coalesce(sum(e.received), 0), -coalesce(sum(e.refunded), 0),
        -coalesce(sum(e.fees), 0)
      from payments p left join (
        select e.payment_id, sum(m.received) as received, sum(m.refunded) as refunded, sum(m.fee) as fees
          from entries e cross join lateral moves_of(e.kind, e.montant, e.fees) m
          where e.organisation_id = ${organisationId} group by 1) e on e.payment_id = p.id
      where p.organisation_id = ${organisationId} group by 1, 2, 3, 4) both_sides
  group by 2, 3, 4, 5
  having (sum(payments), sum(received), sum(refunded), sum(fees)) <> (0, 0, 0, 0)`;

/** As both drivers answer: sums of large numbers are texts. */
type Row = Omit<PaymentSumsDifference, 'organisationId'> & { readonly organisation_id: string };

async function read(queries: Queries, statement: SQL): Promise<PaymentSumsDifference[]> {
  const { rows } = (await queries.execute(statement)) as { rows: Row[] };
  return rows.map(({ organisation_id: organisationId, payments, received, refunded, fees, ...kind }) => ({
    organisationId,
    ...kind,
    payments: Number(payments),
    received: asMinor(received),
    refunded: asMinor(refunded),
    fees: asMinor(fees),
  }));
}

/** How kept payment totals of an organisation differ from the ledger, in one statement: both as of one moment (SRV-17). */
export const findPaymentDifferences = (queries: Queries, organisationId: string): Promise<PaymentSumsDifference[]> =>
  read(queries, differencesOf(organisationId));

/**
 * Makes kept payment totals of all organisations what the ledger says (SRV-17). What it adds is a change like any other, so it
 * waits for nobody. @param signal once aborted, no other organisation is begun
 * @returns how many organisations were checked, and the differences mended
 */
export async function mendPaymentSums(
  { database, log }: Pick<Surroundings, 'database' | 'log'>,
  signal?: AbortSignal,
): Promise<{ checked: number; differences: PaymentSumsDifference[] }> {
  const { queries } = database;
  const differences: PaymentSumsDifference[] = [];
  let checked = 0;
  for (const { id } of await queries
    .select({ id: organisations.id })
    .from(organisations)
    .orderBy(asc(organisations.id))) {
    if (signal?.aborted) break;
    const found = await read(
      queries,
      sql`with wrong as materialized (${differencesOf(id)}), mended as (insert into payment_sums (${COLUMNS})
        select organisation_id, mode, state, type, currency, -payments, -received, -refunded, -fees from wrong)
        select * from wrong`,
    );
    for (const difference of found)
      log.error(difference, 'a kept total of payments was not what the ledger says: mended');
    differences.push(...found);
    checked += 1;
  }
  return { checked, differences };
}
