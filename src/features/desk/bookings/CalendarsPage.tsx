import { useCallback } from 'react';
import { listBookedCalendars, type BookedCalendar } from '../../../contract/records/bookings';
import type { ResponseOut } from '../../../contract/route';
import { Select } from '../../../ui/fields/Select';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { FilterForm } from '../FilterForm';
import { FoundList } from '../FoundList';
import { ListTable } from '../ListTable';
import { SearchField } from '../SearchField';
import { sectionPath } from '../sectionPlace';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { useBookingsTexts } from './bookingsTexts';
import { slotTime, writeNumber, writeSlotDay } from './slotWords';

const keys = ['search', 'archived'] as const;

/** The calendars of an organisation: their next slot, and how much is booked (DESK-25). */
export function CalendarsPage({ organisation: { id } }: { organisation: Belonging }) {
  const { call, lang } = useDesk();
  const words = useBookingsTexts();
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listBookedCalendars, { organisation: id, query, ...lasts }),
    [call, id],
  );
  const list = usePages<BookedCalendar, ResponseOut<typeof listBookedCalendars>>(load, asked);
  return (
    <div className="stack">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <FilterForm>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
        <Select
          label={words.shown}
          value={typed.archived}
          options={[
            { value: '', label: words.onlyActive },
            { value: 'true', label: words.onlyArchived },
          ]}
          onValue={(archived) => set({ archived })}
        />
      </FilterForm>
      <FoundList list={list} none={Object.keys(asked).length > 0 ? words.noneFound : words.none} more={words.more}>
        {(rows) => (
          <ListTable columns={[words.calendar, words.state]}>
            {rows.map(({ id: calendarId, label, next, booked }) => (
              <tr key={calendarId}>
                <td>
                  <DeskLink to={sectionPath(id, 'bookings', calendarId)}>
                    <bdi>{label}</bdi>
                  </DeskLink>
                  <p className="muted">
                    {next ? words.nextSlot(`${writeSlotDay(next.slot, lang)}, ${slotTime(next.slot)}`) : words.noNext}
                  </p>
                </td>
                <td>
                  <p>{words.count(booked, writeNumber(booked, lang))}</p>
                </td>
              </tr>
            ))}
          </ListTable>
        )}
      </FoundList>
    </div>
  );
}
