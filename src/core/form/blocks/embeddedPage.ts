import type { BlockKind } from '../blockKind';
import { commonProps } from '../commonProps';
import { textProp } from '../props';

const props = { ...commonProps, url: textProp };
/** A page of another site (BLOCK-06). */
export const embeddedPage: BlockKind<typeof props> = {
  type: 'embeddedPage',
  group: 'display',
  props,
  lint: ({ url }) => (url.trim() ? [] : ['urlMissing']),
};
