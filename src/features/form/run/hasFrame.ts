import type { CompiledBlock } from '../../../core/form';
import { commonProps } from '../../../core/form/schema/commonProps';

const names = [...Object.keys(commonProps), 'fontSize'];

/** Whether a block has a layout parameter of its own (BLOCK-01), so that it needs a frame around it. */
export const hasFrame = ({ kind, props }: CompiledBlock): boolean => kind !== null && names.some((name) => props[name]);
