import { useCallback, useMemo } from 'react';
import { getCalendarDays, listBookings, type SlotBooking } from '../../../contract/records/bookings';
import { isAtLeast } from '../../../contract/terms/roles';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { useBookingsTexts } from './bookingsTexts';
import { DoorList } from './DoorList';
import { writeSlotDay } from './slotWords';

interface DoorPageProps {
  readonly organisation: Belonging;
  readonly id: string;
  readonly day: string;
}

const SIZE = '200';

/** The door of a day (DESK-26): who booked, and who came. */
export function DoorPage({ organisation, id, day }: DoorPageProps) {
  const { call, lang } = useDesk();
  const words = useBookingsTexts();
  const mayTick = isAtLeast(organisation.role, 'editor');
  const window = useMemo(() => ({ from: day, to: day }), [day]);
  const load = useCallback(async () => {
    const params = { calendarId: id };
    const { label } = (await call(getCalendarDays, { organisation: organisation.id, params, query: { from: day } }))
      .data;
    const rows: SlotBooking[] = [];
    let after: string | null = null;
    do {
      const query: Record<string, string> = { ...window, limit: SIZE, excerpt: 'true', lang, ...(after && { after }) };
      const page: { data: SlotBooking[]; next: string | null } = await call(listBookings, {
        organisation: organisation.id,
        params,
        query,
      });
      rows.push(...page.data);
      after = page.next;
    } while (after !== null);
    return { label, rows };
  }, [call, organisation.id, id, day, window, lang]);
  const found = useLoaded(load);
  if (!mayTick) return <Notice tone="info">{words.notYours}</Notice>;
  return (
    <div className="stack">
      <p className="desk-unprinted">
        <DeskLink to={sectionPath(organisation.id, 'bookings', id)}>{words.toCalendar}</DeskLink>
      </p>
      <Loaded list={found}>
        {({ label, rows }) => (
          <>
            <h1>
              <bdi>{label}</bdi>
            </h1>
            <p>{writeSlotDay(day, lang)}</p>
            <DoorList
              organisation={organisation.id}
              calendarId={id}
              window={window}
              rows={rows}
              onChanged={() => void found.read()}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
