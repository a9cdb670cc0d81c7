import type { exportBookings } from '../../../src/contract/records/bookings';
import type { QueryOut } from '../../../src/contract/route';
import { dayOf, zonedTime } from '../../../src/core/calendar';
import { formulaSafe } from '../../../src/core/csv';
import type { Deps } from '../../deps';
import type { Columns, CsvRows } from '../../http/csvRows';
import { EXPORTED } from '../../page';
import { createGists, firstOf } from '../submissions/excerpts';
import { tableName } from '../submissions/labelledTable';
import { createSearch } from '../submissions/submissionList';
import { bookingPages, openBookings } from './readBookings';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;

/** New columns go to the end: people's own tables count on the order. */
const columns = {
  ...({ slot: 'moment', who: 'text', seats: 'text', form: 'text', submission: 'text', state: 'submission' } as const),
  ...({ heldUntil: 'moment', presentAt: 'moment', presentBy: 'text', createdAt: 'moment' } as const),
  ...({ id: 'text', mode: 'trial', email: 'text', tel: 'text', answers: 'text' } as const),
} satisfies Columns;

/**
 * Bookings for spreadsheets, by slot (CALL-104).
 * @param onName told what the file is called
 * @throws HttpError 404
 */
export async function* exportOwnBookings(
  deps: Surroundings,
  organisationId: string,
  calendarId: string,
  { search = '', lang, headings, ...asked }: QueryOut<typeof exportBookings>,
  onName: (name: string) => void,
): CsvRows {
  const reading = await openBookings(deps, organisationId, calendarId, asked);
  const { textOf } = zonedTime(reading.zone);
  const isFound = createSearch(search);
  const { label, id: calendar } = reading.calendar;
  onName(headings ? tableName(label || calendar, dayOf(deps.now().getTime(), reading.zone)) : calendar);
  const gistOf = createGists(deps, organisationId, lang, 'calendar');
  yield { columns };
  for await (const page of bookingPages(deps, reading, { size: EXPORTED })) {
    const rows = [];
    for (const { submission, ...booking } of page) {
      if (search !== '' && !(submission && isFound(submission))) continue;
      const gist = submission && (await gistOf(submission));
      const { email = '', tel = '' } = gist?.sender ?? {};
      const told = gist?.answers.filter((answer) => answer !== email && answer !== tel) ?? [];
      // Programs read all of it in the column that was there first; a form without a person may ask for the name first.
      const all = firstOf(gist ? [gist.name, ...gist.answers] : []);
      const who = headings ? gist?.name || told[0] || '' : all.join(', ');
      const answers = firstOf(told.filter((answer) => answer !== who)).join(', ');
      const { start, seats, submissionId, heldUntil, presentAt, presentBy, createdAt, id, mode } = booking;
      rows.push([
        textOf(start.getTime()),
        formulaSafe(who),
        seats,
        formulaSafe(submission?.label ?? ''),
        submissionId,
        submission?.state ?? '',
        heldUntil?.toISOString() ?? '',
        presentAt?.toISOString() ?? '',
        formulaSafe(presentBy ?? ''),
        createdAt.toISOString(),
        id,
        mode,
        ...[email, tel, answers].map(formulaSafe),
      ]);
    }
    yield rows;
  }
}
