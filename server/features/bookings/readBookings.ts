import type { listBookings, SlotBooking } from '../../../src/contract/records/bookings';
import type { QueryOut, ResponseIn } from '../../../src/contract/route';
import { zonedTime } from '../../../src/core/calendar';
import type { Mode } from '../../../src/core/organisation';
import type { Deps } from '../../deps';
import { placeIn } from '../../db/listOrder';
import { eachPage, PAGE, toPage } from '../../page';
import { requireRow } from '../../requireOwned';
import { bookingOrder, countListed, pageBookings, type Window } from '../calendars/bookingStore';
import { findCalendar, type CalendarRow } from '../calendars/calendarStore';
import { endHolds } from '../forms/holds/endHolds';
import { createExcerpts } from '../submissions/excerpts';
import { createSearch, findListedSubmissions, type ListedSubmission } from '../submissions/submissionList';
import { readingOf } from './bookingService';
import { windowOf } from './window';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;
type Asked = QueryOut<typeof listBookings>;
type BookingRow = Awaited<ReturnType<typeof pageBookings>>[number];

interface FoundBooking extends BookingRow {
  /** The form sent with it. */
  readonly submission: ListedSubmission | null;
}

/** Maximum bookings searched at a time; the rest is on the next page. */
const MOST_SEARCHED = 5000;

/** Which bookings of a calendar are read, and how. */
export interface Reading {
  readonly calendar: CalendarRow;
  readonly zone: string;
  readonly shown: Mode;
  readonly window: Window;
}

/** @throws HttpError 404 */
export async function openBookings(
  deps: Surroundings,
  organisationId: string,
  calendarId: string,
  { mode, ...asked }: Pick<Asked, 'from' | 'to' | 'slot' | 'mode'>,
): Promise<Reading> {
  const { queries } = deps.database;
  await endHolds(deps, organisationId);
  const calendar = requireRow(await findCalendar(queries, organisationId, calendarId), 'calendar');
  const { zone, shown } = await readingOf(queries, organisationId);
  return { calendar, zone, shown: mode ?? shown, window: windowOf(asked, zone) };
}

/**
 * Bookings by slot, some at a time.
 * @param alone leaves the submissions out, where nobody looks at them
 */
export function bookingPages(
  { database: { queries } }: Surroundings,
  { calendar, shown, window }: Reading,
  { after, size, alone = false }: { after?: string | undefined; size?: number | undefined; alone?: boolean } = {},
): AsyncGenerator<readonly FoundBooking[]> {
  return eachPage<FoundBooking>(async (last, limit) => {
    const rows = await pageBookings(queries, calendar, {
      ...window,
      after: last ? placeIn(bookingOrder)(last) : after,
      shown,
      limit,
    });
    const ids = alone ? [] : rows.map(({ submissionId }) => submissionId);
    const sent = await findListedSubmissions(queries, calendar.organisationId, ids);
    return rows.map((row) => ({ ...row, submission: sent.get(row.submissionId) ?? null }));
  }, size);
}

/** One page of bookings; in a search it may be short, or empty, and still have a next one. @throws HttpError 404 */
export async function readBookings(
  deps: Surroundings,
  organisationId: string,
  calendarId: string,
  { after, limit = PAGE, search, excerpt, lang, total, ...asked }: Asked,
  mostSearched = MOST_SEARCHED,
): Promise<ResponseIn<typeof listBookings>> {
  const reading = await openBookings(deps, organisationId, calendarId, asked);
  const alone = !search && excerpt !== 'true';
  const { data: rows, next } = await find(deps, reading, { after, limit, search, alone }, mostSearched);
  const excerptOf = excerpt === 'true' ? createExcerpts(deps, organisationId, lang, 'calendar') : null;
  const { textOf } = zonedTime(reading.zone);
  const data: SlotBooking[] = [];
  for (const { id, start, mode, seats, submissionId, heldUntil, createdAt, presentAt, submission } of rows)
    data.push({
      ...{ id, mode, seats, submissionId },
      slot: textOf(start.getTime()),
      heldUntil: heldUntil?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      presentAt: presentAt?.toISOString() ?? null,
      ...(excerptOf && { excerpt: submission ? await excerptOf(submission) : [] }),
      ...(excerptOf && submission && { formId: submission.formId }),
    });
  // Words are looked for row by row: nobody reads all for a number.
  if (total !== 'true' || search) return { data, next };
  const { calendar, shown, window } = reading;
  return { data, next, total: await countListed(deps.database.queries, calendar, { ...window, shown }) };
}

async function find(
  deps: Surroundings,
  reading: Reading,
  { after, limit, search = '', alone }: Pick<Asked, 'after' | 'search'> & { limit: number; alone: boolean },
  mostSearched: number,
): Promise<{ data: FoundBooking[]; next: string | null }> {
  const place = placeIn(bookingOrder);
  const isFound = createSearch(search);
  const rows: FoundBooking[] = [];
  let read = 0;
  // Without a search every row read is shown.
  for await (const page of bookingPages(deps, reading, { after, size: search ? undefined : limit + 1, alone })) {
    for (const row of page) {
      read += 1;
      const isWanted = search === '' || (row.submission !== null && isFound(row.submission));
      if (isWanted && rows.push(row) > limit) return toPage(rows, limit, (one) => one, place);
      if (read === mostSearched) return { data: rows, next: place(row) };
    }
  }
  return toPage(rows, limit, (one) => one, place);
}
