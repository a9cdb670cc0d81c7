import { createHash } from 'node:crypto';

/** The version of a text, for its `ETag`. */
export const textTag = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 20);
