import { createHmac, timingSafeEqual } from 'node:crypto';

/** SRV-03: hex HMAC-SHA256 of the raw body. */
export function signBody(secret: string, rawBody: Buffer | string): string {
  return createHmac('sha256', secret).update(rawBody).digest('hex');
}

/** Compares in a time that does not tell how much of the signature was right. */
export function isSignedBy(secret: string, rawBody: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const expected = Buffer.from(signBody(secret, rawBody));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
