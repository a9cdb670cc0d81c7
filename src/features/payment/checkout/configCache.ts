import { writeJson } from '../../../core/writeJson';
import type { SafeStorage } from '../../../client/safeStorage';
import { paymentTypes, type PaymentConfig } from '../../../contract/payments/payments';

const key = 'paiement_config';

/** Caches the configuration for this tab (ENT-22, ENT-28). Paying works without it. */
export function rememberConfig(storage: SafeStorage, config: PaymentConfig): void {
  storage.write('session', key, writeJson(config));
}

/** The configuration cached for this tab; null if there is none, `unreadable` if it is corrupt (PAY-01). */
export function recallConfig(storage: SafeStorage): PaymentConfig | 'unreadable' | null {
  const stored = storage.read('session', key);
  if (stored === null) return null;
  try {
    // Only a cache: the server checks each of its values again.
    const config = JSON.parse(stored) as PaymentConfig | null;
    return config && isReadable(config) ? config : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

const textKeys = ['typeId', 'devise', 'assoc', 'lang', 'returnUrl', 'accessId', 'label', 'intent'] as const;

function isReadable(config: PaymentConfig): boolean {
  return (
    paymentTypes.includes(config.type) &&
    typeof (config.montant ?? 0) === 'number' &&
    textKeys.every((name) => typeof (config[name] ?? '') === 'string')
  );
}
