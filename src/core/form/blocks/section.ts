import type { BlockKind } from '../blockKind';
import { commonProps } from '../commonProps';
import { textProp } from '../props';

const props = { ...commonProps, sectionId: textProp };
/** A section that the organisation keeps under an id (BLOCK-10). */
export const section: BlockKind<typeof props> = { type: 'section', group: 'display', props };
