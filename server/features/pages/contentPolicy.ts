import type { Config } from '../../config';

/** Who may show a page in a frame: our own pages, or anybody. */
export type FramedBy = "'self'" | '*';

/** What a page holds beside our own: forms may show films and pages of other sites (BLOCK-06, BLOCK-08). */
export type PageHolds = 'own' | 'forms';

/**
 * What our pages may load: their own scripts and styles, pictures of organisations from anywhere, and the video that a visitor
 * starts. Nothing inline, no HTML from strings.
 */
export function contentPolicy(
  { publicUrl, production, videoUrl }: Pick<Config, 'publicUrl' | 'production' | 'videoUrl'>,
  framedBy: FramedBy,
  holds: PageHolds = 'own',
): string {
  const pictures = publicUrl.startsWith('https:') ? 'https:' : 'https: http:';
  // In development the loader listens for new builds.
  const connections = production ? "'self'" : "'self' http://127.0.0.1:*";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${pictures}`,
    `connect-src ${connections}`,
    ...(holds === 'forms'
      ? [`frame-src ${pictures}`, `media-src 'self' ${pictures}`]
      : [`frame-src ${videoUrl ? new URL(videoUrl).origin : 'https://www.youtube-nocookie.com'}`]),
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}
