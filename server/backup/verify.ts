import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { toUnits } from '../../src/core/money';
import { asMinor } from '../amounts';
import type { Queries } from '../db/database';
import { media as mediaTable, organisations, totalsFills } from '../db/schema';
import type { Deps } from '../deps';
import { StartupError } from '../errors';
import type { FileStore } from '../files/fileStore';
import { filesOf } from '../features/media/mediaFiles';
import { findDifferences } from '../ledger/totals/checkTotals';
import { findPaymentDifferences } from '../ledger/totals/mendPaymentSums';

type Surroundings = Pick<Deps, 'database' | 'files' | 'media'>;

const rowsOf = async <Row>(queries: Queries, query: SQL): Promise<Row[]> =>
  ((await queries.execute(query)) as { rows: Row[] }).rows;

/** Each finds rows that cannot be, as texts. */
const checks: readonly ((queries: Queries) => Promise<string[]>)[] = [
  async (queries) =>
    tell(
      queries,
      sql`select e.id from entries e join payments p on p.id = e.payment_id
        where e.organisation_id <> p.organisation_id or e.currency <> p.currency`,
      (id) => `the ledger row ${id} is of another organisation or currency than its payment`,
    ),
  async (queries) =>
    tell(
      queries,
      sql`select c.payment_id || '/' || c.charge as id from charges c
        left join (select payment_id, charge,
            sum(montant) filter (where kind = 'charge') as taken, -sum(montant) filter (where kind = 'refund') as back
          from entries group by payment_id, charge) e on e.payment_id = c.payment_id and e.charge = c.charge
        where (c.state in ('paid', 'refunded') and coalesce(e.taken, 0) <> c.montant)
          or coalesce(e.back, 0) <> c.refunded`,
      (id) => `the charge ${id} is not what the ledger says of it`,
    ),
  async (queries) => {
    const wrong: string[] = [];
    for (const owner of await queries.select().from(totalsFills).where(isNull(totalsFills.nextGift))) {
      for (const { subject, subjectId } of await findDifferences(queries, owner))
        wrong.push(`the kept total of ${subject} ${subjectId} is not what the ledger says: "check-totals" mends it`);
    }
    return wrong;
  },
  async (queries) => {
    const wrong: string[] = [];
    for (const { id } of await queries.select({ id: organisations.id }).from(organisations))
      for (const { type, state, currency } of await findPaymentDifferences(queries, id))
        wrong.push(
          `the kept totals of payments ${type} ${state} in ${currency} of ${id} are not what the ledger says: "check-totals" mends them`,
        );
    return wrong;
  },
];

async function tell(queries: Queries, query: SQL, words: (id: string) => string): Promise<string[]> {
  return (await rowsOf<{ id: string }>(queries, query)).map(({ id }) => words(id));
}

/**
 * Sums the ledger again and looks whether every file of a submission, and every picture and PDF, is there (OPS-05).
 * @returns each organisation's ledger totals, readable
 * @throws StartupError with the reason
 */
export async function verifyData({ database, files, media }: Surroundings): Promise<string> {
  const { queries } = database;
  const problems: string[] = [];
  for (const check of checks) problems.push(...(await check(queries)));
  const rows = await rowsOf<{ doc: string; size: number }>(
    queries,
    sql`select doc, size from uploads where submission_id is not null and mime is not null and removed_at is null`,
  );
  for (const { doc, size } of rows) {
    problems.push(...(await missing(files, doc, Number(size))));
  }
  const kept = await queries
    .select()
    .from(mediaTable)
    .where(and(isNotNull(mediaTable.hash), isNull(mediaTable.removedAt)));
  for (const row of kept)
    for (const { file, bytes } of filesOf(row)) problems.push(...(await missing(media, file, bytes)));
  if (problems.length > 0) {
    throw new StartupError([`${problems.length} things are wrong:`, ...problems.slice(0, 20)].join('\n  '));
  }
  return [
    ...(await sums(queries)),
    `${rows.length} files of submissions and ${kept.length} pictures and PDF are there`,
    'everything agrees',
  ].join('\n');
}

type Sum = Readonly<Record<'id' | 'mode' | 'currency' | 'sum', string> & Record<'lines' | 'payments', number>>;

async function sums(queries: Queries): Promise<string[]> {
  const rows = await rowsOf<Sum>(
    queries,
    sql`select organisation_id as id, mode, currency, count(*)::int as lines, count(distinct payment_id)::int as payments,
      sum(montant)::text as sum from entries group by 1, 2, 3 order by 1, 2, 3`,
  );
  return rows.map(
    ({ id, mode, currency, lines, payments, sum }) =>
      `${id} (${mode}): ${toUnits(asMinor(sum), currency)} ${currency.toUpperCase()} in ${lines} ledger rows, ${payments} payments`,
  );
}

async function missing(files: FileStore, file: string, size: number): Promise<string[]> {
  const found = await sizeOf(files, file);
  return found === size ? [] : [`the file ${file} ${found === null ? 'is missing' : 'is not whole'}`];
}

async function sizeOf(files: FileStore, doc: string): Promise<number | null> {
  try {
    let size = 0;
    for await (const chunk of await files.read(doc)) size += (chunk as Buffer).length;
    return size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
