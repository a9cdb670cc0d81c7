import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Request, Response } from 'express';
import { compress, LEAST_ZIPPED, takesEncoding } from './gzip';

const brotli = promisify(brotliCompress);

/** Smaller than gzip at its best, in less time. */
const QUALITY = 5;

/**
 * Sends a public text, compressed where the request takes it, or answers 304 to who has this version.
 */
export async function sendZipped(request: Request, response: Response, text: string, etag: string): Promise<void> {
  const accepted = request.headers['accept-encoding'];
  const plain = Buffer.from(text);
  const encoding =
    plain.length < LEAST_ZIPPED
      ? ''
      : takesEncoding('br', accepted)
        ? 'br'
        : takesEncoding('gzip', accepted)
          ? 'gzip'
          : '';
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
