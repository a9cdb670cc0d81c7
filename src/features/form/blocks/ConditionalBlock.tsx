import { Blocks } from '../Blocks';
import type { BlockViewProps } from '../blockView';
import { useTopic } from '../useField';

/** Shows its children while its conditions say so (ENG-10). */
export function ConditionalBlock({ block, suffix }: BlockViewProps) {
  const id = block.id + suffix;
  const shown = useTopic(`block/${id}`, ({ engine }) => engine.isBlockShown(id));
  return shown && <Blocks blocks={block.children} suffix={suffix} />;
}
