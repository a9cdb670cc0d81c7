import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';
import { textProp } from '../schema/props';

const props = { ...commonProps, html: textProp };
/** Text with a form (BLOCK-04). */
export const richText: BlockKind<typeof props> = { type: 'richText', group: 'display', props };
