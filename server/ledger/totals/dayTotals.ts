import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { dayNumber, dayOf, dayOfNumber } from '../../../src/core/calendar';
import type { Mode } from '../../../src/core/organisation';
import type { DayTotal } from '../../../src/core/statistics';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { dayTotals, entries } from '../../db/schema';
import { withinDays } from '../../db/withinDays';

/** The books of an organisation: one mode (ENT-31), by days of one time zone, under the name that databases know. */
export interface Books {
  readonly organisationId: string;
  readonly mode: Mode;
  readonly zone: string;
}

/** Longer than a transaction lasts that writes an entry: one that begins before midnight may end after it. */
const STILL_WRITTEN = 60 * 60_000;

/**
 * Movements by day; days without any are left out. Days that are over are kept, each summed once, so that
 * the books cost the same however long they are (DESK-05).
 * @param from first day, @param to last day, YYYY-MM-DD @param keeps false where nothing may be written (OPS-03)
 */
export async function readDayTotals(
  queries: Queries,
  books: Books,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
  { keeps = true }: { readonly keeps?: boolean } = {},
): Promise<Map<string, readonly DayTotal[]>> {
  const open = dayOf(now.getTime() - STILL_WRITTEN, books.zone);
  // A day that was kept while a clock was ahead is not over.
  const kept = await queries
    .select({ day: dayTotals.day, totals: dayTotals.totals })
    .from(dayTotals)
    .where(and(keptOf(books), gte(dayTotals.day, from), lte(dayTotals.day, to), lt(dayTotals.day, open)));
  const found = new Map(kept.map(({ day, totals }) => [day, totals]));
  const missing = daysOf(from, to).filter((day) => !found.has(day));
  const [first, last] = [missing[0], missing.at(-1)];
  if (first === undefined || last === undefined) return found;
  const summed = await sumDays(queries, books, first, last);
  const over = missing.filter((day) => day < open);
  if (keeps && over.length > 0)
    await queries
      .insert(dayTotals)
      .values(over.map((day) => ({ ...books, day, totals: summed.get(day) ?? [] })))
      .onConflictDoNothing();
  for (const day of missing) found.set(day, summed.get(day) ?? []);
  return found;
}

/** Forgets the days of organisations of which something was booked that happened earlier. */
export async function forgetDays(tx: Queries, organisationIds: readonly string[]): Promise<void> {
  if (organisationIds.length > 0)
    await tx.delete(dayTotals).where(inArray(dayTotals.organisationId, [...organisationIds]));
}

/**
 * Forgets the kept days around one, in whichever time zone, once something was booked that happened then. Again after the commit:
 * whoever summed them meanwhile did not see it.
 */
export async function forgetDaysAround(
  queries: Queries,
  { organisationId, mode }: Omit<Books, 'zone'>,
  day: string,
): Promise<void> {
  const near = [-1, 0, 1].map((step) => dayOfNumber(dayNumber(day) + step) ?? day);
  await queries
    .delete(dayTotals)
    .where(and(eq(dayTotals.organisationId, organisationId), eq(dayTotals.mode, mode), inArray(dayTotals.day, near)));
}

/** Days back that are summed again after a night. */
const RECENT = 8;

/**
 * Forgets the latest days, so that they are summed again: one that was kept while a clock was ahead held less than came in the
 * end. @returns how many
 */
export async function forgetRecentDays(queries: Queries, now: Date): Promise<number> {
  const first = new Date(now.getTime() - RECENT * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const gone = await queries.delete(dayTotals).where(gte(dayTotals.day, first)).returning({ day: dayTotals.day });
  return gone.length;
}

const keptOf = ({ organisationId, mode, zone }: Books) =>
  and(eq(dayTotals.organisationId, organisationId), eq(dayTotals.mode, mode), eq(dayTotals.zone, zone));

function daysOf(from: string, to: string): string[] {
  const first = dayNumber(from);
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, index) => dayOfNumber(first + index) ?? to);
}

/** Payments alone: gifts that are typed in and what rules add to them moved no money here. */
async function sumDays(
  queries: Queries,
  { organisationId, mode, zone }: Books,
  from: string,
  to: string,
): Promise<Map<string, DayTotal[]>> {
  const sum = (column: typeof entries.montant | typeof entries.fees, kind: 'charge' | 'refund') =>
    sql`coalesce(sum(abs(${column})) filter (where ${entries.kind} = ${kind}), 0)`.mapWith(asMinor);
  const rows = await queries
    .select({
      day: sql<string>`to_char(${entries.createdAt} at time zone ${zone}, 'YYYY-MM-DD')`,
      currency: entries.currency,
      received: sum(entries.montant, 'charge'),
      refunded: sum(entries.montant, 'refund'),
      fees: sum(entries.fees, 'charge'),
      charges:
        sql`count(distinct (${entries.paymentId}, ${entries.charge})) filter (where ${entries.kind} = 'charge')`.mapWith(
          Number,
        ),
    })
    .from(entries)
    .where(
      and(
        eq(entries.organisationId, organisationId),
        eq(entries.mode, mode),
        inArray(entries.kind, ['charge', 'refund']),
        withinDays(entries.createdAt, { from, to }, zone),
      ),
    )
    // By number: to PostgreSQL the same expression with another parameter is another one.
    .groupBy(sql`1, 2`)
    .orderBy(sql`1, 2`);
  const days = new Map<string, DayTotal[]>();
  for (const { day, ...total } of rows) days.set(day, [...(days.get(day) ?? []), total]);
  return days;
}
