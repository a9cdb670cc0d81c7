import type { BlockKind } from '../blockKind';
import { commonProps } from '../commonProps';
import { listProp, recordProp, textProp } from '../props';

const props = { ...commonProps, items: listProp(recordProp({ title: textProp, description: textProp })) };
/** Questions that open on their answers (BLOCK-03). */
export const accordion: BlockKind<typeof props> = {
  type: 'accordion',
  group: 'display',
  props,
};
