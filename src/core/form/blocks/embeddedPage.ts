import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';
import { textProp } from '../schema/props';

const props = { ...commonProps, url: textProp };
/** A page of another site (BLOCK-06). */
export const embeddedPage: BlockKind<typeof props> = {
  type: 'embeddedPage',
  group: 'display',
  props,
  lint: ({ url }) => (url.trim() ? [] : ['urlMissing']),
};
