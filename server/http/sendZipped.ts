import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Request, Response } from 'express';
import { compress, LEAST_ZIPPED, takesEncoding } from './gzip';

const brotli = promisify(brotliCompress);

/** Smaller than gzip at its best, in less time. */
const QUALITY = 5;

const zip = {
  br: (plain: Buffer) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (plain: Buffer) => compress(plain),
};

/** A text to be sent, perhaps often. */
export interface SentText {
  readonly plain: Buffer;
  /** Its version. */
  readonly tag: string;
  /** As it was compressed before. */
  readonly zipped: Map<'br' | 'gzip', Promise<Buffer>>;
}

export const sentText = (text: string, tag: string): SentText => ({ plain: Buffer.from(text), tag, zipped: new Map() });

/** Sends a public text, compressed where the request takes it, or answers 304 to who has this version. */
export async function sendZipped(
  request: Request,
  response: Response,
  { plain, tag, zipped }: SentText,
): Promise<void> {
  const accepted = request.headers['accept-encoding'];
  const encoding =
    plain.length < LEAST_ZIPPED
      ? ''
      : takesEncoding('br', accepted)
        ? 'br'
        : takesEncoding('gzip', accepted)
          ? 'gzip'
          : '';
  response.vary('Accept-Encoding').set('ETag', `"${tag}${encoding && `-${encoding}`}"`);
  if (encoding) response.set('Content-Encoding', encoding);
  // Only successful answers may be told to be unchanged.
  if (response.statusCode === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  if (request.method === 'HEAD') response.end();
  else if (encoding === '') response.end(plain);
  else {
    const known = zipped.get(encoding) ?? zip[encoding](plain);
    zipped.set(encoding, known);
    response.end(await known);
  }
}
