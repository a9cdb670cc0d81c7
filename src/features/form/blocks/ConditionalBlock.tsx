import { Blocks } from '../frame/Blocks';
import type { BlockViewProps } from '../run/blockView';
import { useTopic } from '../run/useField';

/** Shows its children while its conditions allow (ENG-10). */
export function ConditionalBlock({ block, suffix }: BlockViewProps) {
  const id = block.id + suffix;
  const shown = useTopic(`block/${id}`, ({ engine }) => engine.isBlockShown(id));
  return shown && <Blocks blocks={block.children} suffix={suffix} />;
}
