import * as v from 'valibot';
import type { SafeStorage } from '../../client/safeStorage';
import { paymentConfig, type PaymentConfig } from '../../contract/payments';

const key = 'paiement_config';

/** Keeps the configuration for this tab (ENT-22, ENT-28). A cache: paying works without it. */
export function rememberConfig(storage: SafeStorage, config: PaymentConfig): void {
  storage.write('session', key, JSON.stringify(config));
}

/** The configuration kept for this tab; null when there is none, `unreadable` when what is there is not one (PAY-01). */
export function recallConfig(storage: SafeStorage): PaymentConfig | 'unreadable' | null {
  const stored = storage.read('session', key);
  if (stored === null) return null;
  try {
    const read = v.safeParse(paymentConfig, JSON.parse(stored));
    return read.success ? read.output : 'unreadable';
  } catch {
    return 'unreadable';
  }
}
