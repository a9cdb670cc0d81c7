import { opensAsLayout } from '../../../core/form';
import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { RichText } from '../../../ui/richText/RichText';
import { Skeleton } from '../../../ui/Skeleton';
import type { SectionContentProps } from './SectionLayout';

const SectionLayout = lazyView(async () => (await import('./SectionLayout')).SectionLayout);

/** The content of a custom section: HTML, or a layout drawn as its blocks (BLOCK-10). Load it lazily: it brings a parser. */
export function SectionContent({ content, element }: SectionContentProps) {
  const text = <RichText html={content} base={element.settings.apiHost} />;
  if (!opensAsLayout(content)) return text;
  const waiting = <Skeleton height="160px" />;
  return (
    <Late fallback={waiting}>
      <SectionLayout content={content} element={element} waiting={waiting} otherwise={text} />
    </Late>
  );
}
