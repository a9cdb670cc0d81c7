/**
 * Whether a browser that has the versions of a header `If-None-Match` has the one of that entity tag. Cut at commas alone: a
 * pattern with white space on both sides of them takes a third of a second for a header full of it, and nobody is answered meanwhile.
 * @example
 * hasVersion('W/"a", "b"', '"a"') // => true
 * hasVersion(undefined, '"a"') // => false
 */
export const hasVersion = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
