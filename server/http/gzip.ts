import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Response } from 'express';

export const compress = promisify(gzip);

/** Shorter bodies fit in one packet anyway. */
export const LEAST_ZIPPED = 1400;

/**
 * Whether an `Accept-Encoding` header lets an answer be gzipped.
 * @example
 * takesGzip('gzip, deflate, br') // => true
 * takesGzip('br, gzip;q=0') // => false
 */
export const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);

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
