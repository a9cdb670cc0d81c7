import { returnParameters } from '../page/withoutReturn';

/** A payer who came back to the page (SRV-11). */
export interface PaymentReturn {
  readonly intent: string;
  /** The provider sent them back as having paid. It only decides how long we wait for the server, never what is shown. */
  readonly hopeful: boolean;
}

/** The payer whom the address speaks of; which element answers is for `claimReturn` to say. */
export function readReturn(): PaymentReturn | null {
  const query = new URL(window.location.href).searchParams;
  const intent = query.get('intent') ?? '';
  if (!returnParameters.every((name) => query.has(name)) || !/^[\w-]{1,64}$/.test(intent)) return null;
  return { intent, hopeful: query.get('status') === 'success' };
}
