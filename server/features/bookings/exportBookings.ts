import type { exportBookings } from '../../../src/contract/records/bookings';
import type { QueryOut } from '../../../src/contract/route';
import { zonedTime } from '../../../src/core/calendar';
import { formulaSafe } from '../../../src/core/csv';
import type { Deps } from '../../deps';
import type { Columns, CsvRows } from '../../http/csvRows';
import { EXPORTED } from '../../page';
import { createExcerpts } from '../submissions/excerpts';
import { createSearch } from '../submissions/submissionList';
import { bookingPages, openBookings } from './readBookings';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;

/** New columns go to the end: people's own tables count on the order. */
const columns = {
  ...({ slot: 'moment', who: 'text', seats: 'text', form: 'text', submission: 'text', state: 'submission' } as const),
  ...({ heldUntil: 'moment', presentAt: 'moment', presentBy: 'text', createdAt: 'moment' } as const),
  ...({ id: 'text', mode: 'trial' } as const),
} satisfies Columns;

/** Bookings for spreadsheets, by slot (CALL-104). @throws HttpError 404 */
export async function* exportOwnBookings(
  deps: Surroundings,
  organisationId: string,
  calendarId: string,
  { search = '', lang, ...asked }: QueryOut<typeof exportBookings>,
): CsvRows {
  const reading = await openBookings(deps, organisationId, calendarId, asked);
  const { textOf } = zonedTime(reading.zone);
  const isFound = createSearch(search);
  const excerptOf = createExcerpts(deps, organisationId, lang, 'calendar');
  yield { columns };
  for await (const page of bookingPages(deps, reading, { size: EXPORTED })) {
    const rows = [];
    for (const { submission, ...booking } of page) {
      if (search !== '' && !(submission && isFound(submission))) continue;
      const who = submission ? (await excerptOf(submission)).join(', ') : '';
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
      ]);
    }
    yield rows;
  }
}
