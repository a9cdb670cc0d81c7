import type { exportWaits, listWaits, Wait } from '../../../src/contract/records/waiting';
import type { QueryOut } from '../../../src/contract/route';
import { zonedTime } from '../../../src/core/calendar';
import { formulaSafe } from '../../../src/core/csv';
import type { Deps } from '../../deps';
import { malformed } from '../../errors';
import type { Columns, CsvRows } from '../../http/csvRows';
import { eachPage, EXPORTED, PAGE, toPage } from '../../page';
import { requireRow } from '../../requireOwned';
import { readingOf } from '../bookings/bookingService';
import { findCalendar } from '../calendars/calendarStore';
import { pageWaits, readPlace, writePlace, type WaitRow } from '../calendars/waitStore';

type Surroundings = Pick<Deps, 'database' | 'now'>;
interface Found {
  readonly wait: WaitRow;
  readonly booked: boolean;
}

export const viewWait = ({ wait, booked }: Found, zone: string): Wait => ({
  id: wait.id,
  name: wait.name,
  email: wait.email,
  lang: wait.lang,
  wanted: wait.wanted,
  createdAt: wait.createdAt.toISOString(),
  toldAt: wait.toldAt?.toISOString() ?? null,
  toldFor: wait.toldFor && zonedTime(zone).textOf(wait.toldFor.getTime()),
  booked,
});

async function openWaits(
  { database: { queries }, now }: Surroundings,
  organisationId: string,
  calendarId: string,
  { slot, day, search }: QueryOut<typeof exportWaits>,
) {
  const calendar = requireRow(await findCalendar(queries, organisationId, calendarId), 'calendar');
  const { zone } = await readingOf(queries, organisationId);
  const text = slot === undefined ? undefined : zonedTime(zone).textOf(Date.parse(slot));
  const targets = text === undefined ? undefined : [text, text.slice(0, 10)];
  const read = async (after: string | undefined, limit: number) => {
    const place = after === undefined ? undefined : readPlace(after);
    if (place === null) throw malformed('after', 'must be `next` of the page before');
    const rows = await pageWaits(queries, calendar, { day, search, targets, after: place, limit }, now());
    return rows.map((row) => ({ id: writePlace(row.wait), ...row }));
  };
  return { zone, read };
}

/** A page of who waits (CALL-151). @throws HttpError 400, 404 */
export async function readWaits(
  deps: Surroundings,
  organisationId: string,
  calendarId: string,
  { after, limit = PAGE, ...asked }: QueryOut<typeof listWaits>,
): Promise<{ data: Wait[]; next: string | null }> {
  const { zone, read } = await openWaits(deps, organisationId, calendarId, asked);
  return toPage(await read(after, limit + 1), limit, (row) => viewWait(row, zone));
}

/** New columns go to the end: people's own tables count on the order. */
const columns = {
  ...({ wanted: 'moment', name: 'text', email: 'text', lang: 'language', createdAt: 'moment' } as const),
  ...({ toldAt: 'moment', toldFor: 'moment', booked: 'yes', consent: 'text', id: 'text' } as const),
} satisfies Columns;

/** Who waits, for spreadsheets (CALL-154). @throws HttpError 404 */
export async function* exportOwnWaits(
  deps: Surroundings,
  organisationId: string,
  calendarId: string,
  asked: QueryOut<typeof exportWaits>,
): CsvRows {
  const { zone, read } = await openWaits(deps, organisationId, calendarId, asked);
  yield { columns };
  for await (const page of eachPage<Found & { id: string }>((last, limit) => read(last?.id, limit), EXPORTED))
    yield page.map((row) => {
      const { wanted, name, email, lang, createdAt, toldAt, toldFor, booked, id } = viewWait(row, zone);
      const who = [formulaSafe(name), formulaSafe(email), lang];
      const state = [createdAt, toldAt ?? '', toldFor ?? '', booked ? 'yes' : 'no'];
      return [wanted, ...who, ...state, formulaSafe(row.wait.consent), id];
    });
}
