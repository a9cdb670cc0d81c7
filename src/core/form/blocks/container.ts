import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';

/** A box around others (BLOCK-05). */
export const container: BlockKind<typeof commonProps> = { type: 'container', group: 'layout', props: commonProps };
