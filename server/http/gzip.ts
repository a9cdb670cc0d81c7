import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Response } from 'express';

export const compress = promisify(gzip);

/** Shorter bodies fit in one packet anyway. */
export const LEAST_ZIPPED = 1400;

const refused = '(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))';
const takers = { br: new RegExp(`\\bbr\\b${refused}`, 'i'), gzip: new RegExp(`\\bgzip\\b${refused}`, 'i') };

/**
 * Whether an `Accept-Encoding` header lets an answer be encoded so.
 * @example
 * takesEncoding('br', 'gzip, deflate, br') // => true
 * takesEncoding('gzip', 'br, gzip;q=0') // => false
 */
export const takesEncoding = (encoding: 'br' | 'gzip', accepted: string | undefined): boolean =>
  accepted !== undefined && takers[encoding].test(accepted);

/** Whether an `Accept-Encoding` header lets an answer be gzipped. */
export const takesGzip = (accepted: string | undefined): boolean => takesEncoding('gzip', accepted);

/**
 * Answers JSON, gzipped where the request takes it. For public reads alone: the length of a compressed answer tells
 * whoever chooses a part of it about the rest.
 */
export async function sendZippedJson(response: Response, result: unknown): Promise<void> {
  const body = Buffer.from(JSON.stringify(result));
  response.type('json').vary('Accept-Encoding');
  if (body.length < LEAST_ZIPPED || !takesGzip(response.req.headers['accept-encoding'])) {
    response.end(body);
    return;
  }
  const zipped = await compress(body);
  response.set('Content-Encoding', 'gzip').end(zipped);
}
