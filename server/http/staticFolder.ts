import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { compress, takesGzip } from './gzip';

const compressible = /^\.(html|js|css|svg|json|map|txt)$/;
/** Larger files are read each time instead of being cached. */
const largestKept = 2_000_000;

interface KeptFile {
  readonly stamp: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly zipped: Buffer | null;
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
    const zipped = compressible.test(extname(path)) && plain.length > 1000 ? await compress(plain, { level: 9 }) : null;
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    const file = { stamp, etag, plain, zipped };
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
    send(request, response, await load(path, stats.stamp), { path, cacheControl: options.cacheControl(inside ?? '') });
  };
}

function send(
  request: Request,
  response: Response,
  { etag, plain, zipped }: KeptFile,
  { path, cacheControl }: { path: string; cacheControl: string },
): void {
  const zip = zipped !== null && takesGzip(request.headers['accept-encoding']);
  response
    .type(extname(path))
    .set('Cache-Control', cacheControl)
    .set('ETag', `"${etag}${zip ? '-gz' : ''}"`);
  if (zipped) response.vary('Accept-Encoding');
  if (zip) response.set('Content-Encoding', 'gzip');
  // Answers 304 by itself when the browser has this version.
  if (request.fresh) response.status(304).end();
  else response.end(request.method === 'HEAD' ? undefined : zip ? zipped : plain);
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
