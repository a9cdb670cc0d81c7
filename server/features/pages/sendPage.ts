import type { Response } from 'express';
import type { Deps } from '../../deps';
import { contentPolicy, type FramedBy, type PageHolds } from './contentPolicy';

/** Sends a page of the server's own site; unless said otherwise, only that site may frame it. */
export function sendPage(
  response: Response,
  { config }: Pick<Deps, 'config'>,
  page: string,
  holds: PageHolds = 'own',
  framedBy: FramedBy = "'self'",
): void {
  response.set('Content-Security-Policy', contentPolicy(config, framedBy, holds)).set('Cache-Control', 'no-cache');
  response.type('html').send(page);
}
