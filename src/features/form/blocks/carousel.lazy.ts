import type { Language } from '../../../contract/terms/languages';
import type { BlockView } from '../run/blockView';
import { CarouselBlock } from './CarouselBlock';
import { mediaCss } from '../frame/mediaCss';
import { loadMoreTexts } from '../moreTexts';

export async function carouselView(lang: Language): Promise<BlockView> {
  return { View: CarouselBlock, css: mediaCss, texts: await loadMoreTexts(lang) };
}
