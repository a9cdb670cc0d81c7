import { callGuarded } from '../../../client/callGuarded';
import { randomId } from '../../../client/randomId';
import { createIntent, type PaymentConfig } from '../../../contract/payments/payments';
import type { ResponseOut } from '../../../contract/route';
import { announce } from '../../../runtime/page/announce';
import { arrivalAt } from '../../../runtime/page/arrival';
import type { ElementContext } from '../../../runtime/context';
import type { FailReason } from '../../../runtime/events';
import { navigateWindow } from '../../../runtime/page/navigateWindow';
import { paymentPage } from '../../../runtime/page/paymentPage';
import { rememberConfig } from './configCache';
import { describeFailure, isDefinite } from '../../../runtime/failures';
import { createKeyKeeper, type KeyKeeper } from '../../../client/createKeyKeeper';

/** Result of the hand-over to the payment form. `error` is a sentence in the visitor's language, to show as text. */
export type CheckoutOutcome =
  | { state: 'navigated' | 'opened' | 'prevented' }
  | { state: 'blocked'; url: string }
  | { state: 'refused'; error: string };

/** Replaced in tests. */
export interface CheckoutPorts {
  navigate: typeof navigateWindow;
  createKey: () => string;
}

const keepers = new WeakMap<HTMLElement, KeyKeeper>();

function keeperOf(host: HTMLElement, createKey: () => string): KeyKeeper {
  const keeper = keepers.get(host) ?? createKeyKeeper(createKey);
  keepers.set(host, keeper);
  return keeper;
}

/** Completes the configuration with the element's settings; the organisation is sent as its id alone (ENT-22). */
function completeConfig({ organisation, lang, settings }: ElementContext, config: PaymentConfig): PaymentConfig {
  return {
    lang,
    ...arrivalAt({ settings }),
    organisation: { id: organisation.id },
    ...config,
  };
}

/**
 * Hands a payment over to the payment form (DON-07, ELEM-03): makes a checkout intent, keeps the configuration in the
 * tab's storage as a cache, announces `org-checkout-open` and sends the whole window to the form. Never rejects.
 * After a network failure the same configuration goes out under the same idempotency key, so that a retry makes no
 * second intent (SRV-11). `config.montant` is in currency units of `config.devise`, the settlement currency.
 */
export async function startCheckout(
  context: ElementContext,
  config: PaymentConfig,
  { navigate = navigateWindow, createKey = randomId }: Partial<CheckoutPorts> = {},
): Promise<CheckoutOutcome> {
  const { client, host, signal, storage, texts } = context;
  const complete = completeConfig(context, config);
  const keys = keeperOf(host, createKey);
  const body = { config: complete, idempotencyKey: keys.keyFor(JSON.stringify(complete)) };
  const refused = (reason: FailReason, error: string): CheckoutOutcome => {
    context.emit('org-payment-fail', { intent: null, reason, error });
    return { state: 'refused', error };
  };
  let answer: ResponseOut<typeof createIntent>;
  try {
    answer = await callGuarded(client, createIntent, { body, signal });
  } catch (error) {
    if (isDefinite(error)) keys.settle();
    return refused(isDefinite(error) ? 'refused' : 'unanswered', describeFailure(error, texts));
  }
  // Neither a yes nor a no, such as a hotel's login page: the intent's state is unknown.
  if (answer.success === true || answer.success === false) keys.settle();
  if (!answer.success) return refused('refused', answer.error || texts.somethingFailed);

  const { id: intent, url: formUrl } = answer.data;
  rememberConfig(storage, { ...complete, intent });
  const url = paymentPage(context, formUrl, intent);
  if (!announce(context, 'org-checkout-open', { url, intent, config: complete })) return { state: 'prevented' };
  const state = navigate(url);
  return state === 'blocked' ? { state, url } : { state };
}
