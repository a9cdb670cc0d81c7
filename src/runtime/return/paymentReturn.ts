import { returnParameters } from '../page/withoutReturn';

/** A payer who came back to the page (SRV-11). */
export interface PaymentReturn {
  readonly intent: string;
  /** The provider reports success. It decides only how long we wait for the server, never the message. */
  readonly hopeful: boolean;
}

/** The returning payer in the address; `claimReturn` decides which element answers. */
export function readReturn(): PaymentReturn | null {
  const query = new URL(window.location.href).searchParams;
  const intent = query.get('intent') ?? '';
  if (!returnParameters.every((name) => query.has(name)) || !/^[\w-]{1,64}$/.test(intent)) return null;
  return { intent, hopeful: query.get('status') === 'success' };
}
