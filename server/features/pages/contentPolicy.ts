import { createHash } from 'node:crypto';
import type { Config } from '../../config';

/** Sites that may frame a page: none, our own, or any. */
export type FramedBy = "'none'" | "'self'" | '*';

/** Content of a page in frames: forms may embed videos and pages of other sites (BLOCK-06, BLOCK-08), the desk shows previews, a screen starts its worker (SCREEN-09). */
export type PageHolds = 'own' | 'forms' | 'previews' | 'screen';

/**
 * The content our pages may load: their own scripts and styles, organisations' pictures from anywhere, and videos
 * started by a visitor. Nothing inline, no HTML from strings.
 * @param ownStyles the one style sheet that stands in the page itself.
 */
export function contentPolicy(
  { publicUrl, production, videoUrl }: Pick<Config, 'publicUrl' | 'production' | 'videoUrl'>,
  framedBy: FramedBy,
  holds: PageHolds = 'own',
  ownStyles = '',
): string {
  const pictures = publicUrl.startsWith('https:') ? 'https:' : 'https: http:';
  // In development the loader listens for new builds.
  const connections = production ? "'self'" : "'self' http://127.0.0.1:*";
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${ownStyles && ` 'sha256-${createHash('sha256').update(ownStyles).digest('base64')}'`}`,
    `img-src 'self' data: ${pictures}`,
    `connect-src ${connections}`,
    ...(holds === 'forms'
      ? [`frame-src ${pictures}`, `media-src 'self' ${pictures}`]
      : holds === 'previews'
        ? ["frame-src 'self'"]
        : [`frame-src ${videoUrl ? new URL(videoUrl).origin : 'https://www.youtube-nocookie.com'}`]),
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // One that can make the address of the worker, and no other.
    `trusted-types ${holds === 'screen' ? 'orgkit-screen' : "'none'"}`,
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}
