import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';

/** A passthrough, hidden in live use when it holds nothing (FORM-26). */
export const empty: BlockKind<typeof commonProps> = { type: 'empty', group: 'layout', props: commonProps };
