import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type CivilMonth, dayByKey, firstDay, monthGrid, monthOf, monthsBetween } from '../../../core/calendar';
import type { FormBookingTexts } from '../../../i18n/formBooking';
import { Icon } from '../../../ui/Icon';
import { chevronEndIcon, chevronStartIcon } from '../../../ui/media/mediaIcons';
import { useForm } from '../run/formRun';
import type { BookingFormats } from './bookingFormats';

interface BookingMonthProps {
  readonly month: CivilMonth;
  /** The earliest month that can be looked at. */
  readonly first: CivilMonth;
  readonly today: string;
  /** The day whose slots are shown. */
  readonly day: string | null;
  /** Number of free slots of a day. */
  countOf(day: string): number;
  readonly busy: boolean;
  readonly invalid: boolean;
  readonly formats: BookingFormats;
  readonly texts: FormBookingTexts;
  onDay(day: string): void;
  /** Goes so many months on. */
  onMonth(by: number): void;
}

/** The page of a month: six weeks from Monday, walked through with the keys of every grid of dates. */
// oxlint-disable-next-line max-lines-per-function -- one grid: its keys, and the markup that they walk
export function BookingMonth(props: BookingMonthProps) {
  const { month, first, today, day, countOf, busy, invalid, formats, texts, onDay, onMonth } = props;
  const rtl = useForm().element.direction === 'rtl';
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [walked, setWalked] = useState<string | null>(null);
  const isHere = (of: string) => monthsBetween(month, monthOf(of)) === 0;
  // The one day that Tab leads to.
  const current = [walked, day, today].find((one) => one && isHere(one)) ?? firstDay(month);
  const follows = useRef(false);
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    follows.current = false;
  }, [current]);

  const look = (of: string) => {
    if (!isHere(of)) return;
    setWalked(of);
    if (countOf(of) > 0) onDay(of);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return look(current);
    }
    const next = dayByKey(current, event.key, rtl);
    if (next === null) return;
    event.preventDefault();
    if (monthsBetween(first, monthOf(next)) < 0) return;
    follows.current = true;
    setWalked(next);
    const by = monthsBetween(month, monthOf(next));
    if (by !== 0) onMonth(by);
  };
  const atStart = monthsBetween(first, month) <= 0;
  const days = monthGrid(month);
  const turn = (label: string, icon: string, by: number, stopped: boolean) => (
    <button
      type="button"
      className="booking-turn"
      part="button"
      aria-label={label}
      aria-disabled={stopped || undefined}
      onClick={() => !stopped && onMonth(by)}
    >
      <Icon path={icon} turns />
    </button>
  );
  return (
    <div className="booking-month">
      <div className="booking-head">
        {turn(texts.previousMonth, chevronStartIcon, -1, atStart)}
        <p id={`${id}-month`} className="booking-title" aria-live="polite">
          {formats.month(month)}
        </p>
        {turn(texts.nextMonth, chevronEndIcon, 1, false)}
      </div>
      <table
        ref={grid}
        role="grid"
        className="booking-grid"
        aria-labelledby={`${id}-month`}
        aria-busy={busy}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {formats.weekdays.map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 7, 14, 21, 28, 35].map((week) => (
            <tr key={week}>
              {days.slice(week, week + 7).map((of) => {
                const count = isHere(of) ? countOf(of) : 0;
                return (
                  <td
                    key={of}
                    role="gridcell"
                    data-day={of}
                    data-free={count > 0 || undefined}
                    data-other={!isHere(of) || undefined}
                    tabIndex={of === current ? 0 : isHere(of) ? -1 : undefined}
                    aria-label={`${formats.cell(of)}, ${texts.free(count)}`}
                    aria-selected={of === day}
                    aria-disabled={count === 0 || undefined}
                    aria-current={of === today ? 'date' : undefined}
                    aria-invalid={(invalid && of === current) || undefined}
                    onClick={() => look(of)}
                  >
                    <span className="booking-number">{Number(of.slice(8))}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
