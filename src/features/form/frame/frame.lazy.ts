import type { BlockView } from '../run/blockView';
import { BlockFrame, frameCss } from './BlockFrame';

/** What stands around blocks that have layout parameters (BLOCK-01). */
export const frameView: BlockView = { View: BlockFrame, css: frameCss };
