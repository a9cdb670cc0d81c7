import type { BlockKind } from '../blockKind';
import { commonProps } from '../commonProps';
import { textProp } from '../props';

const props = { ...commonProps, html: textProp };
/** Text with a form (BLOCK-04). */
export const richText: BlockKind<typeof props> = { type: 'richText', group: 'display', props };
