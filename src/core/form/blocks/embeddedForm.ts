import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';
import { textProp } from '../schema/props';

const props = { ...commonProps, blockId: textProp };

/** Another form in its place, loaded by its block id (FORM-25). */
export const embeddedForm: BlockKind<typeof props> = {
  type: 'embeddedForm',
  group: 'layout',
  complexOnly: true,
  props,
  lint: ({ blockId }) => (blockId ? [] : ['blockMissing']),
};
