import { page } from './page';

/** Where `tabArrival` finds it. */
export const landingUnder = 'orgkit_landing';
const isOrigin = /^(utm_\w+|a|accessId)=./;

/**
 * Keeps what the page's address says of the visitor's origin (PAY-05) until code has come that understands it: by then the
 * page may have changed its address, or the visitor be on another.
 */
export function keepLanding(): void {
  const said = window.location.search.slice(1).split('&');
  const told = said.filter((part) => isOrigin.test(part)).join('&');
  if (told) page.storage.write('session', landingUnder, told);
}
