import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Request, Response } from 'express';
import { compress, LEAST_ZIPPED, takesGzip } from './gzip';

const brotli = promisify(brotliCompress);

/** Smaller than gzip at its best, in less time. */
const QUALITY = 5;

/**
 * Whether an `Accept-Encoding` header lets an answer be sent with brotli.
 * @example
 * takesBrotli('gzip, deflate, br') // => true
 * takesBrotli('gzip, br;q=0') // => false
 */
const takesBrotli = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);

/**
 * Sends a public text, compressed where the request takes it, or answers 304 to who has this version.
 */
export async function sendZipped(request: Request, response: Response, text: string, etag: string): Promise<void> {
  const accepted = request.headers['accept-encoding'];
  const plain = Buffer.from(text);
  const encoding = plain.length < LEAST_ZIPPED ? '' : takesBrotli(accepted) ? 'br' : takesGzip(accepted) ? 'gzip' : '';
  response.vary('Accept-Encoding').set('ETag', `"${etag}${encoding && `-${encoding}`}"`);
  if (encoding) response.set('Content-Encoding', encoding);
  // Only successful answers may be told to be unchanged.
  if (response.statusCode === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  if (request.method === 'HEAD') response.end();
  else if (encoding === 'br')
    response.end(await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
  else if (encoding === 'gzip') response.end(await compress(plain));
  else response.end(plain);
}
