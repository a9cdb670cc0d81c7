import type { BlockKind } from '../../schema/blockKind';
import { commonProps } from '../../schema/commonProps';
import { textProp } from '../../schema/props';

const props = { ...commonProps, label: textProp, fontSize: textProp };
/** The total of the order (FORM-20). */
export const productTotal: BlockKind<typeof props> = { type: 'productTotal', group: 'layout', props };
