import { propsOf } from '../../../core/form';
import type { richText } from '../../../core/form/blocks/richText';
import { RichText } from '../../../ui/richText/RichText';
import type { BlockViewProps } from '../run/blockView';
import { useShown } from '../run/shown';

/** An organisation's text, reduced to harmless tags (BLOCK-04, BLOCK-11). */
export function RichTextBlock({ block }: BlockViewProps) {
  const { element } = useShown();
  return <RichText html={propsOf<typeof richText>(block).html} base={element.settings.apiHost} />;
}
