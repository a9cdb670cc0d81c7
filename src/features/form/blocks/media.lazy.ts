import type { Language } from '../../../contract/terms/languages';
import type { BlockView } from '../run/blockView';
import { AccordionBlock } from './AccordionBlock';
import { ContainerBlock } from './ContainerBlock';
import { EmbeddedPageBlock } from './EmbeddedPageBlock';
import { PdfBlock } from './PdfBlock';
import { VideoBlock } from './VideoBlock';
import { mediaCss } from '../frame/mediaCss';
import { loadMoreTexts } from '../moreTexts';

const blocks = {
  empty: ContainerBlock,
  container: ContainerBlock,
  accordion: AccordionBlock,
  embeddedPage: EmbeddedPageBlock,
  pdf: PdfBlock,
  video: VideoBlock,
};

/** Views of display-only blocks, with their texts. */
export async function mediaView(type: keyof typeof blocks, lang: Language): Promise<BlockView> {
  return { View: blocks[type], css: mediaCss, texts: await loadMoreTexts(lang) };
}
