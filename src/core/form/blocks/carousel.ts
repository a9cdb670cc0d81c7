import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';
import { listProp, numberProp, recordProp, textProp } from '../schema/props';

const props = {
  ...commonProps,
  items: listProp(recordProp({ image: textProp })),
  interval: numberProp({ min: 0, fallback: 3000 }),
  maxImageHeight: textProp,
};
/** Images in turn (BLOCK-02). */
export const carousel: BlockKind<typeof props> = { type: 'carousel', group: 'display', props };
