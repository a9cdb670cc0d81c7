import { writeJson } from '../../../core/writeJson';
import { callGuarded } from '../../../client/callGuarded';
import { submitPayment, type PaymentConfig } from '../../../contract/payments/payments';
import { announce } from '../../../runtime/page/announce';
import { arrivalAt } from '../../../runtime/page/arrival';
import type { ElementContext } from '../../../runtime/context';
import type { PaymentRequestBody } from './buildPaymentRequest';
import { describeFailure, isDefinite, isGone } from '../../../runtime/failures';
import { createKeyKeeper } from '../../../client/createKeyKeeper';
import type { SendOutcome } from '../state/paymentTypes';
import type { CheckoutPorts } from '../checkout/startCheckout';

type Send = (submission: PaymentRequestBody) => Promise<SendOutcome>;

/**
 * Sends payments to the server and the whole window to the provider (CALL-06, PAY-60). A repeated request keeps its
 * idempotency key until the server's answer is known, so that a retry after a lost answer makes no second payment. An
 * expired intent is left out: the server then checks the configuration like a new one.
 */
export function createSender(context: ElementContext, { navigate, createKey }: CheckoutPorts): Send {
  const keys = createKeyKeeper(createKey);
  // The same at each attempt, so that its key stays, too.
  const arrival = arrivalAt(context);

  async function send(submission: PaymentRequestBody): Promise<SendOutcome> {
    const idempotencyKey = keys.keyFor(writeJson(submission));
    const config = writeJson({ ...submission, idempotencyKey });
    try {
      const { client, signal } = context;
      const answer = await callGuarded(client, submitPayment, { body: { config }, signal });
      if (answer.success === true && answer.url) {
        keys.settle();
        return open(answer.url, submission);
      }
      // Neither a yes nor a no, such as a hotel's login page: the payment's state is unknown.
      if (answer.success !== false) return { state: 'uncertain' };
      // The payment is stored but its provider unreachable: the same request continues where this one stopped.
      if (answer.code !== 'providerUnavailable') keys.settle();
      return { state: 'refused', error: answer.error };
    } catch (error) {
      // A server that stumbles, or a proxy before it, may have stored the payment (HTTP-06).
      if (!isDefinite(error)) return { state: 'uncertain' };
      keys.settle();
      if (submission.intent && isGone(error)) return send({ ...submission, intent: undefined });
      return { state: 'refused', error: describeFailure(error, context.texts) };
    }
  }

  function open(url: string, submission: PaymentRequestBody): SendOutcome {
    if (
      !announce(context, 'org-checkout-open', {
        url,
        intent: submission.intent ?? null,
        config: withoutPayer(submission),
      })
    ) {
      return { state: 'prevented' };
    }
    const state = navigate(url);
    return state === 'navigated' ? { state } : { state, url };
  }

  return async (submission) => {
    const { intent = null, amounts, devise = context.organisation.devise, abo = false } = submission;
    const step = { intent, montant: amounts.montant, devise, abo };
    if (!context.emit('org-payment-submit', step)) return { state: 'prevented' };
    const outcome = await send({
      ...submission,
      accessId: submission.accessId ?? arrival.accessId,
      utm: submission.utm ?? arrival.utm,
    });
    if (outcome.state === 'refused') {
      context.emit('org-payment-fail', { intent, reason: 'refused', error: outcome.error });
    } else if (outcome.state === 'uncertain') {
      context.emit('org-payment-fail', { intent, reason: 'unanswered', error: null });
    }
    return outcome;
  };
}

/** The page learns about the payment, not the payer. */
function withoutPayer(submission: PaymentRequestBody): PaymentConfig {
  const { info: _, facturation: _billing, commentaire: _comment, payer: _payer, service, ...config } = submission;
  const { other: _people, ...shown } = service ?? {};
  return { ...config, ...(service && { service: shown }) };
}
