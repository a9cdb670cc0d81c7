import { useCallback, useEffect, useState } from 'react';
import { listSlots } from '../../../contract/forms/formCalls';
import { addMonths, type CivilMonth } from '../../../core/calendar';
import type { ElementContext } from '../../../runtime/context';

/** How many months ahead a free slot is looked for. */
const MONTHS_AHEAD = 6;

interface Slots {
  readonly state: 'loading' | 'ready' | 'failed';
  /** The month's free slots as sent by the server; empty while loading. */
  readonly free: readonly string[];
}

const LOADING: Slots = { state: 'loading', free: [] };

const readSlots = async (
  { client }: Pick<ElementContext, 'client'>,
  calendarId: string,
  { year, month }: CivilMonth,
  signal: AbortSignal,
) => {
  const params = { calendarId, month: String(month), year: String(year) };
  return (await client.call(listSlots, { params, signal, quiet: true })).data;
};

/**
 * The free slots of a calendar in a month (CALL-02), read again for another month and on `reload`.
 * @param arrived called with each answer before it is shown; must be stable across renders.
 */
export function useSlots(
  element: ElementContext,
  calendarId: string,
  { year, month }: CivilMonth,
  arrived: (free: readonly string[], month: CivilMonth) => void,
) {
  const [slots, setSlots] = useState(LOADING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const show = (next: Slots) => !controller.signal.aborted && setSlots(next);
    show(LOADING);
    readSlots(element, calendarId, { year, month }, controller.signal).then(
      (free) => {
        if (controller.signal.aborted) return;
        arrived(free, { year, month });
        show({ state: 'ready', free });
      },
      () => show({ state: 'failed', free: [] }),
    );
    return () => controller.abort();
  }, [element, calendarId, year, month, arrived, tries]);
  return { slots, reload: useCallback(() => setTries((before) => before + 1), []) };
}

/** The next month with a free slot; null if none of the coming ones has any, or they cannot be read. */
export async function findMonthAhead(
  element: ElementContext,
  calendarId: string,
  from: CivilMonth,
): Promise<CivilMonth | null> {
  for (let ahead = 1; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = addMonths(from, ahead);
    const free = await readSlots(element, calendarId, month, element.signal).catch(() => null);
    if (free === null) return null;
    if (free.length > 0) return month;
  }
  return null;
}
