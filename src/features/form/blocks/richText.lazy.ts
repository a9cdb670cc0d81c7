import type { BlockView } from '../run/blockView';
import { RichTextBlock } from './RichTextBlock';
import { mediaCss } from '../frame/mediaCss';

export const richTextView: BlockView = { View: RichTextBlock, css: mediaCss };
