import { createHmac, timingSafeEqual } from 'node:crypto';

/** SRV-03: hex HMAC-SHA256 of the raw body. */
export function signBody(secret: string, rawBody: Buffer | string): string {
  return createHmac('sha256', secret).update(rawBody).digest('hex');
}

/** Whether one of the keys signed the body, compared in constant time. */
export function isSignedBy(keys: string | readonly string[], rawBody: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const given = Buffer.from(signature.toLowerCase());
  return [keys].flat().some((key) => {
    const expected = Buffer.from(signBody(key, rawBody));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
