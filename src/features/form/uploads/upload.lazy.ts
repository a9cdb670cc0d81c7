import type { Language } from '../../../contract/terms/languages';
import type { BlockView } from '../run/blockView';
import { UploadBlock, uploadCss } from './UploadBlock';
import { loadMoreTexts } from '../moreTexts';

export async function uploadView(lang: Language): Promise<BlockView> {
  return { View: UploadBlock, css: uploadCss, texts: await loadMoreTexts(lang) };
}
