import { readArrival, writeArrival, type Arrival } from '../../core/payment';
import type { ElementContext } from '../context';
import { page } from './page';

const storedUnder = 'orgkit_arrival';

/**
 * Where the visitor of this tab came from (PAY-05): what the page's address says, or the page's around our frame; what it
 * does not say stays as an earlier page of the tab had it. Remembered for the tab.
 */
export function tabArrival(): Arrival {
  const kept = page.storage.read('session', storedUnder) ?? '';
  const said = [kept, window.location.search, page.host?.arrival() ?? ''].map(readArrival);
  const arrival = said.reduce((all, one) => ({ ...all, ...one }));
  const written = writeArrival(arrival);
  if (written !== kept) page.storage.write('session', storedUnder, written);
  return arrival;
}

/** The same as a query, for a frame of this page. */
export const arrivalQuery = (): string => writeArrival(tabArrival());

/** The same for a payment that goes out from an element, whose author may have said `access-id`. */
export function arrivalAt({ settings }: Pick<ElementContext, 'settings'>): Arrival {
  const arrival = tabArrival();
  return settings.accessId ? { ...arrival, accessId: settings.accessId } : arrival;
}
