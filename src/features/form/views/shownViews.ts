import { loadTexts } from '../../../i18n/catalogue';
import type { BlockView, LoadView } from '../run/blockView';

/** Views that come with the texts of what only some forms have. */
export const withTexts =
  (load: () => Promise<BlockView>): LoadView =>
  async (lang) => {
    const texts = import('../../../i18n/formMore').then(({ formMoreTexts }) => loadTexts(formMoreTexts, lang));
    return { ...(await load()), texts: await texts };
  };

/** A view of a kind that only shows something. */
export const shown = async (View: BlockView['View']): Promise<BlockView> => {
  const { mediaCss } = await import('../frame/mediaCss');
  return { View, css: mediaCss };
};

/** How the kinds are drawn that a section may have as well as a form, by type (BLOCK-10). */
export const shownViews: Readonly<Record<string, LoadView>> = {
  empty: withTexts(async () => shown((await import('../blocks/ContainerBlock')).ContainerBlock)),
  container: withTexts(async () => shown((await import('../blocks/ContainerBlock')).ContainerBlock)),
  richText: async () => shown((await import('../blocks/RichTextBlock')).RichTextBlock),
  carousel: withTexts(async () => shown((await import('../blocks/CarouselBlock')).CarouselBlock)),
  accordion: async () => shown((await import('../blocks/AccordionBlock')).AccordionBlock),
  embeddedPage: withTexts(async () => shown((await import('../blocks/EmbeddedPageBlock')).EmbeddedPageBlock)),
  pdf: withTexts(async () => shown((await import('../blocks/PdfBlock')).PdfBlock)),
  video: withTexts(async () => shown((await import('../blocks/VideoBlock')).VideoBlock)),
};
