import type { BlockKind } from '../blockKind';
import { commonProps } from '../commonProps';
import { textProp } from '../props';

const props = { ...commonProps, label: textProp, fontSize: textProp };
/** The total of the order (FORM-20). */
export const productTotal: BlockKind<typeof props> = { type: 'productTotal', group: 'layout', props };
