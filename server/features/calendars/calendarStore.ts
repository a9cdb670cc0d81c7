import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { afterPlace, newestFirst, orderBy } from '../../db/listOrder';
import { calendars } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { containsWords } from '../../db/textSearch';

export type CalendarRow = typeof calendars.$inferSelect;

/** Which calendar. */
export type CalendarKey = Pick<CalendarRow, 'organisationId' | 'id'>;

const own = (organisationId: string, id: string) =>
  and(eq(calendars.organisationId, organisationId), eq(calendars.id, id));

/** The calendar of an id among an organisation's own; or null. */
export async function findCalendar(queries: Queries, organisationId: string, id: string): Promise<CalendarRow | null> {
  const [row] = await queries.select().from(calendars).where(own(organisationId, id));
  return row ?? null;
}

/** The same, locked against changes until the transaction ends. */
export async function holdCalendar(tx: Queries, organisationId: string, id: string): Promise<CalendarRow | null> {
  const [row] = await tx.select().from(calendars).where(own(organisationId, id)).for('key share');
  return row ?? null;
}

export async function lockCalendar(tx: Queries, organisationId: string, id: string): Promise<CalendarRow | null> {
  const [row] = await tx.select().from(calendars).where(own(organisationId, id)).for('update');
  return row ?? null;
}

export function listCalendars(queries: Queries, organisationId: string): Promise<CalendarRow[]> {
  return queries
    .select()
    .from(calendars)
    .where(eq(calendars.organisationId, organisationId))
    .orderBy(asc(calendars.label), asc(calendars.id));
}

export const calendarOrder = newestFirst(calendars);

interface CalendarPage {
  readonly search?: string | undefined;
  readonly archived?: boolean | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first, those that are archived or those that are not; `before` is the place of the last one of the page before. */
export function pageCalendars(
  queries: Queries,
  organisationId: string,
  { search, archived, before, limit }: CalendarPage,
): Promise<CalendarRow[]> {
  return queries
    .select()
    .from(calendars)
    .where(
      and(
        eq(calendars.organisationId, organisationId),
        eq(calendars.archived, archived ?? false),
        containsWords(
          { column: calendars.organisationId, owner: organisationId },
          searchedTexts.calendars(calendars),
          search,
        ),
        afterPlace(calendarOrder, before, organisationId),
      ),
    )
    .orderBy(...orderBy(calendarOrder))
    .limit(limit);
}

/** Keeps a new calendar. False when the id is taken. */
export async function insertCalendar(tx: Queries, row: CalendarRow): Promise<boolean> {
  const inserted = await tx.insert(calendars).values(row).onConflictDoNothing().returning({ id: calendars.id });
  return inserted.length === 1;
}

export async function saveCalendar(tx: Queries, { id, ...row }: CalendarRow): Promise<void> {
  await tx.update(calendars).set(row).where(own(row.organisationId, id));
}

/** Number of calendars made with a form. */
export const countOfForm = (queries: Queries, organisationId: string, formId: string): Promise<number> =>
  queries.$count(calendars, and(eq(calendars.organisationId, organisationId), eq(calendars.formId, formId)));
