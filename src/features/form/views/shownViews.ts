import type { LoadView } from '../run/blockView';
import type { mediaView } from '../blocks/media.lazy';

const media =
  (type: Parameters<typeof mediaView>[0]): LoadView =>
  async (lang) =>
    (await import('../blocks/media.lazy')).mediaView(type, lang);

/** Views of the kinds that sections share with forms, by type (BLOCK-10). */
export const shownViews: Readonly<Record<string, LoadView>> = {
  empty: media('empty'),
  container: media('container'),
  accordion: media('accordion'),
  embeddedPage: media('embeddedPage'),
  pdf: media('pdf'),
  video: media('video'),
  richText: async () => (await import('../blocks/richText.lazy')).richTextView,
  carousel: async (lang) => (await import('../blocks/carousel.lazy')).carouselView(lang),
};
