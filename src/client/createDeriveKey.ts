import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib';

/** Milliseconds of work at a stretch: a page that does no more stays fluent. */
const slice = 10;

interface Pauses {
  /** Milliseconds since any moment. */
  readonly now: () => number;
  /** Yields to the page. */
  readonly pause: () => Promise<void>;
}

/** PBKDF2 for pages whose browser has no `crypto.subtle`, in slices between which the page goes on. */
export function createDeriveKey({ now, pause }: Pauses): DeriveKeyFunction {
  let since = now();
  return async ({ algorithm, cost, keyLength }, salt, password) => {
    if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`org-sdk: a challenge asks for ${algorithm}.`);
    if (now() - since >= slice) {
      await pause();
      since = now();
    }
    return { derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) };
  };
}
