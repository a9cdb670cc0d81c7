import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './keys';

const signatureOf = (key: string, purpose: string, id: string) =>
  createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url');

/** An id with a signature, for a link in a mail: good for that id and that purpose alone. */
export const signedId = ([key]: KeyRing, purpose: string, id: string): string =>
  `${id}.${signatureOf(key, purpose, id)}`;

/** The id that a token was signed for; null when it is not one of ours, or of another purpose. */
export function readSignedId(keys: KeyRing, purpose: string, token: string): string | null {
  const [id = '', signature = '', ...rest] = token.split('.');
  if (!/^[\w-]{1,64}$/.test(id) || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const signed = keys.some((key) => {
    const expected = Buffer.from(signatureOf(key, purpose, id));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return signed ? id : null;
}
