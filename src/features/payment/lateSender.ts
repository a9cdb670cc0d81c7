import type { ElementContext } from '../../runtime/context';
import type { SubmissionParts } from './buildSubmission';
import type { Send, SendOutcome } from './createSender';
import type { CheckoutPorts } from './startCheckout';

export type SendParts = (parts: SubmissionParts) => Promise<SendOutcome>;

const loadSending = () => import('./sending');

/** Sends payments with code that is fetched from now on; where it cannot be fetched, nothing was sent and may be tried again. */
export function createLateSender(context: ElementContext, ports: CheckoutPorts): SendParts {
  let send: Send | null = null;
  loadSending().catch(() => undefined);
  return async (parts) => {
    const sending = await loadSending().catch(() => null);
    if (!sending) return { state: 'uncertain' };
    send ??= sending.createSender(context, ports);
    return send(sending.buildSubmission(parts));
  };
}
