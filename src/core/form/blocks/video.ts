import type { BlockKind } from '../blockKind';
import { commonProps } from '../commonProps';
import { flagProp, textProp } from '../props';

const props = { ...commonProps, video: textProp, autoPlay: flagProp };
/** A film (BLOCK-08). */
export const video: BlockKind<typeof props> = {
  type: 'video',
  group: 'display',
  props,
  lint: (given) => (given.video.trim() ? [] : ['videoMissing']),
};
