import type { BlockKind } from '../blockKind';
import { commonProps } from '../commonProps';
import { flagProp, textProp } from '../props';

const props = { ...commonProps, pdf: textProp, previz: flagProp };
/** A PDF document (BLOCK-07). */
export const pdf: BlockKind<typeof props> = {
  type: 'pdf',
  group: 'display',
  props,
  lint: (given) => (given.pdf.trim() ? [] : ['pdfMissing']),
};
