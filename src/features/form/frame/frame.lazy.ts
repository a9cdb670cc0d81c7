import type { BlockView } from '../run/blockView';
import { BlockFrame, frameCss } from './BlockFrame';

/** The frame around blocks with layout parameters (BLOCK-01). */
export const frameView: BlockView = { View: BlockFrame, css: frameCss };
