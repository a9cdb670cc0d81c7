import type { BlockKind } from '../blockKind';
import { commonProps } from '../commonProps';
import { textProp } from '../props';

const props = { ...commonProps, title: textProp, description: textProp };
/** One page of a form in steps (FORM-30). */
export const step: BlockKind<typeof props> = { type: 'step', group: 'layout', props };
