import { useCallback } from 'react';
import { getCalendarDays } from '../../../contract/records/bookings';
import { updateCalendar } from '../../../contract/records/calendars';
import { removalRoutes } from '../../../contract/records/removal';
import { isAtLeast } from '../../../contract/terms/roles';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { BackToList } from '../BackToList';
import { DeskLink } from '../DeskLink';
import { Loaded } from '../Loaded';
import { RemoveTools } from '../removing/RemoveTools';
import { sectionPath } from '../sectionPlace';
import { useListFilters } from '../useListFilters';
import { useLoaded } from '../useLoaded';
import { Bookings } from './Bookings';
import { useBookingsTexts } from './bookingsTexts';
import { Days } from './Days';
import { writeNumber } from './slotWords';

const keys = ['from', 'slot', 'search'] as const;

/** One calendar: its slots day by day, and who booked (DESK-25). */
export function CalendarPage({ organisation, id }: { organisation: Belonging; id: string }) {
  const { call, lang, navigate } = useDesk();
  const words = useBookingsTexts();
  const { typed, asked, set } = useListFilters(keys);
  const { from } = asked;
  const load = useCallback(
    async () =>
      (
        await call(getCalendarDays, {
          organisation: organisation.id,
          params: { calendarId: id },
          query: from === undefined ? {} : { from },
        })
      ).data,
    [call, organisation.id, id, from],
  );
  const days = useLoaded(load);
  return (
    <div className="stack">
      <p>
        <BackToList to={sectionPath(organisation.id, 'bookings')}>{words.back}</BackToList>
      </p>
      <Loaded list={days}>
        {(found) => (
          <>
            <h1>
              <bdi>{found.label}</bdi>
            </h1>
            {found.archived && <Notice tone="warning">{words.archived}</Notice>}
            {found.mode === 'test' && <Notice tone="info">{words.test}</Notice>}
            <p>
              <DeskLink to={sectionPath(organisation.id, 'bookings', id, 'waiting')}>{words.waitingList}</DeskLink>
              {found.waiting > 0 && ` · ${words.inLine(writeNumber(found.waiting, lang))}`}
            </p>
            <Days organisation={organisation} days={found} onFrom={(day) => set({ from: day, slot: '' })} />
            {isAtLeast(organisation.role, 'editor') ? (
              <>
                <Bookings
                  organisation={organisation}
                  days={found}
                  typed={typed}
                  asked={asked}
                  set={set}
                  onChanged={days.read}
                />
                <RemoveTools
                  organisation={organisation.id}
                  name={found.label}
                  isArchived={found.archived}
                  remove={() =>
                    call(removalRoutes.deleteCalendar, {
                      organisation: organisation.id,
                      params: { calendarId: id },
                    })
                  }
                  archive={(archived) =>
                    call(updateCalendar, {
                      organisation: organisation.id,
                      params: { calendarId: id },
                      body: { archived },
                    })
                  }
                  onChanged={days.read}
                  onGone={() => navigate(sectionPath(organisation.id, 'bookings'))}
                />
              </>
            ) : (
              <Notice tone="info">{words.notYours}</Notice>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
