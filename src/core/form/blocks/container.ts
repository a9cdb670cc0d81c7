import type { BlockKind } from '../blockKind';
import { commonProps } from '../commonProps';

/** A box around others (BLOCK-05). */
export const container: BlockKind<typeof commonProps> = { type: 'container', group: 'layout', props: commonProps };
