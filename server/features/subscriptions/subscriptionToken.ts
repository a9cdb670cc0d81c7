import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (secret: string, paymentId: string) =>
  createHmac('sha256', secret).update(`subscription-link:${paymentId}`).digest('base64url');

/** The token of the link by which a payer stops a payment or changes its means: good for that one payment. */
export function subscriptionToken(secret: string, paymentId: string): string {
  return `${paymentId}.${signatureOf(secret, paymentId)}`;
}

/** The payment that a token is for; null when it is not one of ours. */
export function readSubscriptionToken(secret: string, token: string): string | null {
  const [paymentId = '', signature = '', ...rest] = token.split('.');
  if (!/^[\w-]{1,64}$/.test(paymentId) || rest.length > 0) return null;
  const expected = Buffer.from(signatureOf(secret, paymentId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? paymentId : null;
}
