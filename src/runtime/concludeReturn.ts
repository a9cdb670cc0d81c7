import type { SafeStorage } from '../client/safeStorage';
import { page } from './page';
import { withoutReturn } from './withoutReturn';

/** Takes what the payer brought back out of the address; `intent` stays where it names what the page shows. */
export function forgetReturn(keepIntent: boolean): void {
  const { history, location } = window;
  const url = new URL(location.href);
  url.searchParams.delete('status');
  history.replaceState(history.state, '', keepIntent ? url.href : withoutReturn(url.href));
  page.host?.returned();
}

const storedUnder = 'orgkit_returns';
/** Old returns are forgotten; their pages have been left long ago. */
const most = 50;

/** Whether this is the first time that this browser sees the payment of `intent` completed. */
export function isFirstCompletion(storage: SafeStorage, intent: string): boolean {
  const known = (storage.read('local', storedUnder) ?? '').split(' ').filter(Boolean);
  if (known.includes(intent)) return false;
  storage.write('local', storedUnder, [...known, intent].slice(-most).join(' '));
  return true;
}
