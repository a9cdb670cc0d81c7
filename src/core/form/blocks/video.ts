import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';
import { flagProp, textProp } from '../schema/props';

const props = { ...commonProps, video: textProp, autoPlay: flagProp };
/** A film (BLOCK-08). */
export const video: BlockKind<typeof props> = {
  type: 'video',
  group: 'display',
  props,
  lint: (given) => (given.video.trim() ? [] : ['videoMissing']),
};
