import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { KeyRing } from './keys';

const keyOf = (key: string) => createHash('sha256').update(`orgkit seal ${key}`).digest();

/** Encrypts a short text (AES-256-GCM) under the first key. @param about what it belongs to: it opens for nothing else */
export function seal([key]: KeyRing, about: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that was sealed, under whichever key; null when none opens it. */
export function unseal(keys: KeyRing, about: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, 12)).setAAD(Buffer.from(about));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      // Another key's.
    }
  }
  return null;
}
