import { randomId } from '../../client/randomId';
import { createIntent, type PaymentConfig } from '../../contract/payments';
import { checkoutAddress } from '../../core/payment';
import type { ElementContext } from '../../runtime/context';
import { navigateWindow } from '../../runtime/navigateWindow';
import { rememberConfig } from './configCache';
import { describeFailure, isDefinite } from './failures';
import { createKeyKeeper, type KeyKeeper } from './keyKeeper';

/** What became of the hand-over to the payment form. `error` is a sentence in the visitor's language, to show as text. */
export type CheckoutOutcome =
  | { state: 'navigated' | 'opened' | 'prevented' }
  | { state: 'blocked'; url: string }
  | { state: 'refused'; error: string };

/** What tests replace. */
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

/** What the caller left out and the element knows; the organisation travels as its id alone (ENT-22). */
function completeConfig({ organisation, lang, settings }: ElementContext, config: PaymentConfig): PaymentConfig {
  return {
    lang,
    ...(settings.accessId && { accessId: settings.accessId }),
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
  const { client, host, settings, signal, storage, texts } = context;
  const complete = completeConfig(context, config);
  const keys = keeperOf(host, createKey);
  const body = { config: complete, idempotencyKey: keys.keyFor(JSON.stringify(complete)) };
  const answer = await client.call(createIntent, { body, signal, quiet: true }).catch((error: unknown) => {
    if (isDefinite(error)) keys.settle();
    return { success: false as const, error: describeFailure(error, texts), lost: true };
  });
  if (!('lost' in answer)) keys.settle();
  if (!answer.success) return { state: 'refused', error: answer.error };

  const intent = answer.data.id;
  rememberConfig(storage, { ...complete, intent });
  const base = settings.paymentUrl ? new URL(settings.paymentUrl, host.baseURI).href : answer.data.url;
  const url = checkoutAddress(base, { intent });
  if (!context.emit('org-checkout-open', { url, intent, config: complete })) return { state: 'prevented' };
  const state = navigate(url);
  return state === 'blocked' ? { state, url } : { state };
}
