import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';
import { flagProp, textProp } from '../schema/props';

const props = { ...commonProps, pdf: textProp, previz: flagProp };
/** A PDF document (BLOCK-07). */
export const pdf: BlockKind<typeof props> = {
  type: 'pdf',
  group: 'display',
  props,
  lint: (given) => (given.pdf.trim() ? [] : ['pdfMissing']),
};
