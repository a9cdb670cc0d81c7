import { readArrival, writeArrival, type Arrival } from '../../core/payment';
import type { ElementContext } from '../context';
import { landingUnder } from './landing';
import { page } from './page';

const storedUnder = 'orgkit_arrival';

/**
 * The origin of this tab's visitor (PAY-05): from the page's address, now or when its first element began, or from that of
 * the page around our frame; missing parts come from earlier pages of the tab. Remembered for the tab.
 */
export function tabArrival(): Arrival {
  const kept = page.storage.read('session', storedUnder) ?? '';
  const landed = page.storage.read('session', landingUnder) ?? '';
  const said = [kept, landed, window.location.search, page.host?.arrival() ?? ''].map(readArrival);
  const arrival = said.reduce((all, one) => ({ ...all, ...one }));
  const written = writeArrival(arrival);
  if (written !== kept) page.storage.write('session', storedUnder, written);
  if (landed) page.storage.remove('session', landingUnder);
  return arrival;
}

/** The same as a query, for a frame of this page. */
export const arrivalQuery = (): string => writeArrival(tabArrival());

/** The same for a payment from an element, whose author may have set `access-id`. */
export function arrivalAt({ settings }: Pick<ElementContext, 'settings'>): Arrival {
  const arrival = tabArrival();
  return settings.accessId ? { ...arrival, accessId: settings.accessId } : arrival;
}
