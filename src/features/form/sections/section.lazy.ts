import type { Language } from '../../../contract/terms/languages';
import type { BlockView } from '../run/blockView';
import { SectionBlock } from './SectionBlock';
import { mediaCss } from '../frame/mediaCss';
import { loadMoreTexts } from '../moreTexts';

export async function sectionView(lang: Language): Promise<BlockView> {
  return { View: SectionBlock, css: mediaCss, texts: await loadMoreTexts(lang) };
}
