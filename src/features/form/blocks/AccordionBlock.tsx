import { propsOf } from '../../../core/form';
import type { accordion } from '../../../core/form/blocks/accordion';
import { Icon } from '../../../ui/Icon';
import { chevronDownIcon } from '../../../ui/icons';
import { RichText } from '../../../ui/richText/RichText';
import type { BlockViewProps } from '../run/blockView';
import { useShown } from '../run/shown';

/** Questions that open on their answers, which are scrolled when they are long (BLOCK-03). */
export function AccordionBlock({ block }: BlockViewProps) {
  const { element } = useShown();
  const { items } = propsOf<typeof accordion>(block);
  if (items.length === 0) return null;
  return (
    <div className="accordion">
      {items.map(({ title, description }, index) => (
        <details key={index}>
          <summary className="accordion-title">
            <bdi>{title}</bdi>
            <Icon path={chevronDownIcon} />
          </summary>
          <div className="accordion-text" role="region" aria-label={title} tabIndex={0}>
            <RichText html={description} base={element.settings.apiHost} />
          </div>
        </details>
      ))}
    </div>
  );
}
