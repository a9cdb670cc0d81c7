import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { allowAllOrigins } from '../../http/headers';
import { belongsHere } from '../../http/place';
import { labelRoute } from '../../http/requestLog';
import { attachment } from '../../http/attachment';
import { fileOf, readFileName } from './mediaFiles';
import { findByHash } from './mediaStore';

/**
 * MEDIA-05: pictures and PDF, for everybody who has their address. What an address names never changes. A PDF is saved, not
 * shown: it may hold scripts.
 */
export function createMediaRouter(deps: Pick<Deps, 'database' | 'media'>): Router {
  const router = Router();
  router.get('/media/:file', allowAllOrigins, async (request, response) => {
    labelRoute(response, '/media/:file');
    const unknown = new HttpError(404, 'There is no such file.', 'not_found');
    const file = String(request.params['file']);
    const named = readFileName(file);
    const row = named && (await findByHash(deps.database.queries, named.hash));
    if (!row || !belongsHere(request, row.organisationId)) throw unknown;
    const { wanted } = named;
    const variant =
      wanted === 'pdf'
        ? null
        : row.variants.find(({ size, format }) => size === wanted.size && format === wanted.format);
    if (wanted === 'pdf' ? row.kind !== 'PDF' : !variant) throw unknown;
    response
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .set('ETag', `"${file}"`)
      .type(wanted === 'pdf' ? 'application/pdf' : `image/${wanted.format}`);
    if (wanted === 'pdf')
      response
        .set('Content-Disposition', attachment(row.name))
        .set('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
    if (request.fresh) return void response.status(304).end();
    response.set('Content-Length', String(variant?.bytes ?? row.bytes));
    if (request.method === 'HEAD') return void response.end();
    const content = await deps.media.read(variant ? fileOf(row.id, variant) : row.id);
    await pipeline(content, response);
  });
  return router;
}
