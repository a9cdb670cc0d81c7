import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { compress, takesEncoding } from './gzip';
import { textTag } from './textTag';

const compressible = /^\.(html|js|css|svg|json|map|txt)$/;
/** Larger files are read each time instead of being cached. */
const largestKept = 2_000_000;
/** Larger files, source maps, would keep brotli busy for seconds. */
const largestBrotli = 500_000;

const brotli = promisify(brotliCompress);
const packers = {
  br: (plain: Buffer) => brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  gzip: (plain: Buffer) => compress(plain, { level: 9 }),
};
type Encoding = keyof typeof packers;

interface KeptFile {
  readonly stamp: string;
  readonly etag: string;
  readonly plain: Buffer;
  /** In each encoding that was asked for; none for files that it makes no smaller. */
  readonly packed: Map<Encoding, Promise<Buffer>> | null;
}

interface StaticFolderOptions {
  readonly cacheControl: (path: string) => string;
  /** More headers for a page (`index.html`) of the folder. */
  readonly pageHeaders?: (folder: string) => Promise<Record<string, string>>;
}

/**
 * Serves a folder's files, compressed once and cached, each with an entity tag. Folders serve their `index.html`.
 * Missing and hidden files, and `headers.json`, go to the next handler.
 */
export function createStaticFolder(root: string, options: StaticFolderOptions): RequestHandler {
  const kept = new Map<string, KeptFile>();

  async function load(path: string, stamp: string): Promise<KeptFile> {
    const known = kept.get(path);
    if (known?.stamp === stamp) return known;
    const plain = await readFile(path);
    const packed =
      compressible.test(extname(path)) && plain.length > 1000 ? new Map<Encoding, Promise<Buffer>>() : null;
    const etag = textTag(plain);
    const file = { stamp, etag, plain, packed };
    if (plain.length <= largestKept) kept.set(path, file);
    return file;
  }

  return async (request, response, next) => {
    const inside = request.method === 'GET' || request.method === 'HEAD' ? pathInside(request.path) : null;
    const found = inside === null ? null : await find(join(root, inside));
    if (!found || (!found.isFolder && request.path.endsWith('/'))) return next();
    // Below a mount point Express shows `/` for both forms of its address.
    const [address = '', query] = request.originalUrl.split('?', 2);
    if (found.isFolder && !address.endsWith('/'))
      return response.redirect(308, `${address}/${query ? `?${query}` : ''}`);
    const path = found.isFolder ? join(root, inside ?? '', 'index.html') : join(root, inside ?? '');
    const stats = found.isFolder ? await find(path) : found;
    if (!stats || stats.isFolder) return next();
    if (path.endsWith('.html')) response.set(await options.pageHeaders?.(join(path, '..')));
    const file = await load(path, stats.stamp);
    await send(request, response, file, { path, cacheControl: options.cacheControl(inside ?? '') });
  };
}

async function send(
  request: Request,
  response: Response,
  { etag, plain, packed }: KeptFile,
  { path, cacheControl }: { path: string; cacheControl: string },
): Promise<void> {
  const accepted = request.headers['accept-encoding'];
  const offered: readonly Encoding[] = plain.length > largestBrotli ? ['gzip'] : ['br', 'gzip'];
  const encoding = packed && offered.find((one) => takesEncoding(one, accepted));
  response
    .type(extname(path))
    .set('Cache-Control', cacheControl)
    .set('ETag', `"${etag}${encoding ? `-${encoding}` : ''}"`);
  if (packed) response.vary('Accept-Encoding');
  if (encoding) response.set('Content-Encoding', encoding);
  // Answers 304 by itself when the browser has this version.
  if (request.fresh) return void response.status(304).end();
  if (request.method === 'HEAD') return void response.end();
  response.end(packed && encoding ? await pack(plain, packed, encoding) : plain);
}

function pack(plain: Buffer, packed: Map<Encoding, Promise<Buffer>>, encoding: Encoding): Promise<Buffer> {
  const known = packed.get(encoding) ?? packers[encoding](plain);
  packed.set(encoding, known);
  return known;
}

/** The path below the folder; null if it leaves the folder or is off limits. */
function pathInside(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const names = decoded.split('/').slice(1);
  if (names.at(-1) === '') names.pop();
  return names.every((name) => /^[\w-][\w.-]*$/.test(name) && name !== 'headers.json') ? names.join('/') : null;
}

async function find(path: string): Promise<{ isFolder: boolean; stamp: string } | null> {
  const stats = await stat(path).catch(() => null);
  return stats && { isFolder: stats.isDirectory(), stamp: `${stats.mtimeMs} ${stats.size}` };
}
