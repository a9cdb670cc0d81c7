import type { SafeStorage } from '../client/safeStorage';
import { page } from './page';
import { returnParameters, withoutReturn } from './withoutReturn';

/** A payer who came back to the page (SRV-11). */
export interface PaymentReturn {
  readonly intent: string;
  /** The provider sent them back as having paid. It only decides how long we wait for the server, never what is shown. */
  readonly hopeful: boolean;
}

/**
 * The payer that `host` has to answer to: the first element of the page that looks. It gives way when `signal` aborts.
 */
export function claimReturn(host: Element, signal: AbortSignal): PaymentReturn | null {
  const query = new URL(window.location.href).searchParams;
  const intent = query.get('intent') ?? '';
  if (!returnParameters.every((name) => query.has(name)) || !/^[\w-]{1,64}$/.test(intent)) return null;
  const owner = page.returns.get(intent) ?? host;
  if (owner !== host) return null;
  page.returns.set(intent, host);
  signal.addEventListener('abort', () => page.returns.delete(intent), { once: true });
  return { intent, hopeful: query.get('status') === 'success' };
}

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
