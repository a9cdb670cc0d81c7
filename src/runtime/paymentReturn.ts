import { page } from './page';
import { returnParameters } from './withoutReturn';

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
