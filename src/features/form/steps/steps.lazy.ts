import type { Language } from '../../../contract/terms/languages';
import type { BlockView } from '../run/blockView';
import { StepBlock } from './StepBlock';
import { StepsBlock, stepsCss } from './StepsBlock';
import { loadMoreTexts } from '../moreTexts';

export const stepView: BlockView = { View: StepBlock };

export async function stepsView(lang: Language): Promise<BlockView> {
  return { View: StepsBlock, css: stepsCss, texts: await loadMoreTexts(lang) };
}
