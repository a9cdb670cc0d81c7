import { randomId } from '../randomId';
import type { SafeStorage } from '../safeStorage';

const storedUnder = 'VISITOR';
const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** This browser's id in pings (ENT-28): created on first use and stored where the browser allows. */
export function visitorId(storage: SafeStorage): string {
  const kept = storage.read('local', storedUnder);
  if (kept && form.test(kept)) return kept;
  const made = randomId();
  storage.write('local', storedUnder, made);
  return made;
}
