import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';
import { textProp } from '../schema/props';

const props = { ...commonProps, sectionId: textProp };
/** A section stored by the organisation under an id (BLOCK-10). */
export const section: BlockKind<typeof props> = { type: 'section', group: 'display', props };
