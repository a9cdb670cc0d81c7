import { writeJson } from '../core/writeJson';
import type { SafeStorage } from './safeStorage';

const key = 'paiement_payeur';

/** Keeps who sent a form for the payment form of this tab (LINK-08): no address carries them, and the server shows hints alone. */
export function handPayer(storage: SafeStorage, intent: string, person: Readonly<Record<string, unknown>>): void {
  storage.write('session', key, writeJson({ intent, person }));
}

/** The person who was handed over for this very intent; null if there is none. */
export function handedPayer(storage: SafeStorage, intent: string | null): object | null {
  try {
    const kept = Object(JSON.parse(storage.read('session', key) ?? 'null')) as { intent?: unknown; person?: unknown };
    return intent !== null && kept.intent === intent ? (Object(kept.person) as object) : null;
  } catch {
    return null;
  }
}
