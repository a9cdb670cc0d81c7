import { useRef, useState } from 'react';
import type { SlotBooking } from '../../../contract/records/bookings';
import { foldSearch } from '../../../core/text';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { Notice } from '../../../ui/Notice';
import formsCss from '../../../ui/styles/forms.css';
import { useStyles } from '../../../ui/useStyles';
import { useDesk } from '../deskContext';
import { FilterForm } from '../FilterForm';
import { SearchField } from '../SearchField';
import bookingsCss from './bookings.css';
import { useBookingsTexts } from './bookingsTexts';
import { slotTime, writeNumber, writeTime } from './slotWords';
import { isPresent } from './ticks';
import { useTicks } from './useTicks';

const css = [formsCss, bookingsCss].join('\n');

interface DoorListProps {
  readonly organisation: string;
  readonly calendarId: string;
  readonly window: Readonly<Record<string, string>>;
  readonly rows: readonly SlotBooking[];
  /** Others booked or cancelled. */
  onChanged(): void;
}

/** Names to be ticked, by slot. */
export function DoorList({ organisation, calendarId, window: asked, rows, onChanged }: DoorListProps) {
  const { texts, lang, notify } = useDesk();
  const words = useBookingsTexts();
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, css);
  const [search, setSearch] = useState('');
  const [slot, setSlot] = useState('');
  const { ticks, tick, isHalted, retry } = useTicks({
    ...{ organisation, calendarId, window: asked },
    onCount: (bookings) => bookings !== rows.length && onChanged(),
    onGone: () => {
      notify(words.gone);
      onChanged();
    },
  });
  const slots = [...new Set(rows.map((row) => row.slot))];
  const wanted = foldSearch(search).split(' ').filter(Boolean);
  const ofSlot = rows.filter((row) => slot === '' || row.slot === slot);
  const shown = ofSlot.filter(({ excerpt = [] }) => {
    const said = foldSearch(excerpt.join(' '));
    return wanted.every((word) => said.includes(word));
  });
  const seats = (some: readonly SlotBooking[]) => some.reduce((sum, row) => sum + row.seats, 0);
  const here = seats(ofSlot.filter(({ id }) => isPresent(ticks, id)));
  if (rows.length === 0) return <p className="muted">{words.doorNone}</p>;
  return (
    <div ref={place} className="stack">
      <p className="desk-unprinted">{words.doorText}</p>
      <FilterForm>
        <SearchField label={words.search} hint={words.doorSearch} value={search} onValue={setSearch} />
        {slots.length > 1 && (
          <Select
            label={words.slot}
            value={slot}
            options={[
              { value: '', label: words.allSlots },
              ...slots.map((one) => ({ value: one, label: slotTime(one) })),
            ]}
            onValue={setSlot}
          />
        )}
      </FilterForm>
      <p role="status" className="desk-sum">
        {words.doorCount(here, writeNumber(here, lang), writeNumber(seats(ofSlot), lang))}
      </p>
      {ticks.waiting.size > 0 && <Notice tone="warning">{words.waiting(ticks.waiting.size)}</Notice>}
      {isHalted && (
        <Notice
          tone="danger"
          title={texts.problems.failed}
          action={
            <Button variant="secondary" onClick={retry}>
              {texts.retry}
            </Button>
          }
        />
      )}
      {shown.length === 0 && <p className="muted">{words.doorNoneFound}</p>}
      <ul className="desk-door">
        {shown.map(({ id, slot: at, excerpt = [], heldUntil }) => {
          const [first = words.nameless, ...others] = excerpt;
          const isHere = isPresent(ticks, id);
          const since = ticks.present.get(id);
          return (
            <li key={id}>
              <label className="checkbox">
                <input type="checkbox" checked={isHere} onChange={({ target }) => tick(id, target.checked)} />
                <span>
                  <bdi className="desk-door-name">{first}</bdi>{' '}
                  <span className="muted">
                    {slotTime(at)}
                    {others.map((text, place) => (
                      <span key={place}>
                        {' '}
                        · <bdi>{text}</bdi>
                      </span>
                    ))}
                    {heldUntil !== null && ` · ${words.held}`}
                  </span>
                  {isHere && since && (
                    <span className="desk-state desk-state-succeeded">{words.came(writeTime(since, lang))}</span>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <div className="desk-buttons desk-unprinted">
        <Button variant="secondary" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </div>
  );
}
