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
  /** Those full where one can wait for a place. */
  readonly full: readonly string[];
}

const LOADING: Slots = { state: 'loading', free: [], full: [] };

const readSlots = async (
  { client }: Pick<ElementContext, 'client'>,
  calendarId: string,
  { year, month }: CivilMonth,
  signal: AbortSignal,
) => {
  const params = { calendarId, month: String(month), year: String(year) };
  return client.call(listSlots, { params, signal, quiet: true });
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
      ({ data: free, full = [] }) => {
        if (controller.signal.aborted) return;
        arrived(free, { year, month });
        show({ state: 'ready', free, full });
      },
      () => show({ ...LOADING, state: 'failed' }),
    );
    return () => controller.abort();
  }, [element, calendarId, year, month, arrived, tries]);
  return { slots, reload: useCallback(() => setTries((before) => before + 1), []) };
}

/** The next month with a free slot, else with a full one to wait for; null if there is none, or they cannot be read. */
export async function findMonthAhead(
  element: ElementContext,
  calendarId: string,
  from: CivilMonth,
): Promise<CivilMonth | null> {
  let full: CivilMonth | null = null;
  for (let ahead = 1; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = addMonths(from, ahead);
    const found = await readSlots(element, calendarId, month, element.signal).catch(() => null);
    if (found === null) return null;
    if (found.data.length > 0) return month;
    if (found.full?.length) full ??= month;
  }
  return full;
}
