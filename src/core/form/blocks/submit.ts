import type { BlockKind } from '../blockKind';
import { commonProps, positionProp } from '../commonProps';
import { textProp } from '../props';

const props = { ...commonProps, label: textProp, fontSize: textProp, position: positionProp };
/** The button that sends (FORM-30). */
export const submit: BlockKind<typeof props> = { type: 'submit', group: 'layout', props };
