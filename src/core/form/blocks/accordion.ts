import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';
import { listProp, recordProp, textProp } from '../schema/props';

const props = { ...commonProps, items: listProp(recordProp({ title: textProp, description: textProp })) };
/** Questions that open on their answers (BLOCK-03). */
export const accordion: BlockKind<typeof props> = {
  type: 'accordion',
  group: 'display',
  props,
};
