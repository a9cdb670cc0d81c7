import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';
import { textProp } from '../schema/props';

const props = { ...commonProps, title: textProp, description: textProp };
/** One page of a form in steps (FORM-30). */
export const step: BlockKind<typeof props> = { type: 'step', group: 'layout', props };
