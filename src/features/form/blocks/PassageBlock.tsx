import { Blocks } from '../frame/Blocks';
import type { BlockViewProps } from '../run/blockView';

/** Only its children: an empty block, an embedded form (FORM-25, FORM-26). */
export const PassageBlock = ({ block, suffix }: BlockViewProps) => <Blocks blocks={block.children} suffix={suffix} />;
