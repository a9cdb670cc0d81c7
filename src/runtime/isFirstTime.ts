import type { SafeStorage } from '../client/safeStorage';

/** Old ones are forgotten; their pages have been left long ago. */
const most = 50;

/** Whether this browser meets `id` for the first time in the list `name`; from now on it is known there. */
export function isFirstTime(storage: SafeStorage, name: string, id: string): boolean {
  const known = (storage.read('local', name) ?? '').split(' ').filter(Boolean);
  if (known.includes(id)) return false;
  storage.write('local', name, [...known, id].slice(-most).join(' '));
  return true;
}
