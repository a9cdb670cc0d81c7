import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../keys';

const signatureOf = (secret: string, paymentId: string) =>
  createHmac('sha256', secret).update(`subscription-link:${paymentId}`).digest('base64url');

/** The token of the link by which a payer stops a payment or changes its means: good for that one payment. */
export function subscriptionToken([key]: KeyRing, paymentId: string): string {
  return `${paymentId}.${signatureOf(key, paymentId)}`;
}

/** The payment that a token is for; null when it is not one of ours. */
export function readSubscriptionToken(keys: KeyRing, token: string): string | null {
  const [paymentId = '', signature = '', ...rest] = token.split('.');
  if (!/^[\w-]{1,64}$/.test(paymentId) || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const signed = keys.some((key) => {
    const expected = Buffer.from(signatureOf(key, paymentId));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return signed ? paymentId : null;
}
