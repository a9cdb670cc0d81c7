import { useCallback, useState } from 'react';
import {
  exportBookings,
  listBookings,
  removeBooking,
  type CalendarDays,
  type SlotBooking,
} from '../../../contract/records/bookings';
import type { ResponseOut } from '../../../contract/route';
import { dayNumber, dayOfNumber } from '../../../core/calendar';
import { lazyView } from '../../../loading/lazyView';
import { Select } from '../../../ui/fields/Select';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import { callAddress, unlessGone } from '../deskClient';
import { useDesk } from '../deskContext';
import { CsvButton } from '../CsvButton';
import { FilterForm } from '../FilterForm';
import { FoundList } from '../FoundList';
import { FoundTotal } from '../FoundTotal';
import { SearchField } from '../SearchField';
import { usePages, type Filters } from '../usePages';
import { BookingList } from './BookingList';
import { useBookingsTexts } from './bookingsTexts';
import { slotTime, writeSlotDay } from './slotWords';

const AskDialog = lazyView(async () => (await import('../AskDialog')).AskDialog);

interface BookingsProps {
  readonly organisation: Belonging;
  readonly days: CalendarDays;
  readonly typed: Readonly<Record<'slot' | 'search', string>>;
  readonly asked: Filters;
  set(change: { slot?: string; search?: string }): void;
  onChanged(): Promise<void>;
}

/** Bookings (DESK-24) of the days shown or of one slot, narrowed by a search. */
export function Bookings({ organisation, days: { id, from, slots }, typed, asked, set, onChanged }: BookingsProps) {
  const { call, lang } = useDesk();
  const words = useBookingsTexts();
  const [cancels, setCancels] = useState<SlotBooking | null>(null);
  const { slot, search } = asked;
  const load = useCallback(
    ({ before, ...query }: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listBookings, {
        organisation: organisation.id,
        params: { calendarId: id },
        query: { ...query, excerpt: 'true', lang, ...(before !== undefined && { after: before }) },
        ...lasts,
      }),
    [call, organisation.id, id, lang],
  );
  const wanted = useWanted(from, slot, search);
  const list = usePages<SlotBooking, ResponseOut<typeof listBookings>>(load, wanted);
  const isFiltered = slot !== undefined || search !== undefined;
  const options = [
    { value: '', label: words.allSlots },
    ...slots.map((one) => ({
      value: one.slot,
      label: `${writeSlotDay(one.slot, lang)}, ${slotTime(one.slot)}`,
    })),
  ];
  const params = { calendarId: id };
  return (
    <>
      <h2>{words.bookings}</h2>
      <FilterForm>
        <SearchField
          label={words.search}
          hint={words.bookingHint}
          value={typed.search}
          onValue={(value) => set({ search: value })}
        />
        <Select label={words.slot} value={typed.slot} options={options} onValue={(value) => set({ slot: value })} />
      </FilterForm>
      <FoundList
        list={list}
        above={list.found && <FoundTotal found={list.found} load={load} />}
        none={isFiltered ? words.noBookingsFound : words.noBookings}
        more={words.more}
        tools={
          organisation.role === 'owner' && (
            <CsvButton address={callAddress(exportBookings, organisation.id, wanted, params)}>{words.export}</CsvButton>
          )
        }
      >
        {(rows) => <BookingList organisation={organisation.id} rows={rows} onCancel={setCancels} />}
      </FoundList>
      <Late>
        {cancels && (
          <AskDialog
            title={words.cancel}
            submit={words.cancel}
            done={words.cancelled}
            act={() =>
              call(removeBooking, {
                organisation: organisation.id,
                params: { ...params, bookingId: cancels.id },
              }).catch(unlessGone)
            }
            onClose={() => setCancels(null)}
            onDone={async () => {
              list.retry();
              await onChanged();
            }}
          >
            <p>
              <bdi>{cancels.excerpt?.[0] ?? words.nameless}</bdi>, {writeSlotDay(cancels.slot, lang)},{' '}
              {slotTime(cancels.slot)}
            </p>
            <p>{words.cancelText}</p>
          </AskDialog>
        )}
      </Late>
    </>
  );
}

/** Words are looked for in the whole calendar. */
function useWanted(from: string, slot: string | undefined, search: string | undefined): Filters {
  const [wanted, setWanted] = useState<Filters>({});
  const days = { from, to: dayOfNumber(dayNumber(from) + 6) ?? from };
  const next: Filters = {
    ...(slot !== undefined ? { slot } : search === undefined && days),
    ...(search && { search }),
  };
  if (JSON.stringify(next) === JSON.stringify(wanted)) return wanted;
  setWanted(next);
  return next;
}
