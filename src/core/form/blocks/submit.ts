import type { BlockKind } from '../schema/blockKind';
import { commonProps, positionProp } from '../schema/commonProps';
import { textProp } from '../schema/props';

const props = { ...commonProps, label: textProp, fontSize: textProp, position: positionProp };
/** The button that sends (FORM-30). */
export const submit: BlockKind<typeof props> = { type: 'submit', group: 'layout', props };
