import type { MediaItem } from '../../../contract/site/media';

/** The address of a picture's smallest size, once that is made. */
export const smallOf = ({ url, state, width }: Pick<MediaItem, 'url' | 'state' | 'width'>): string =>
  state === 'READY' && (width ?? 0) > 480 ? url.replace('.webp', '-480.webp') : url;
