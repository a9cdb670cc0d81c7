import { propsOf } from '../../../core/form';
import type { section } from '../../../core/form/blocks/section';
import { useCustomSection } from '../../../runtime/page/useCustomSection';
import type { BlockViewProps } from '../run/blockView';
import { SectionContent } from './SectionContent';
import { useShown } from '../run/shown';
import { useMoreTexts } from '../run/useMoreTexts';

/** An organisation's section (BLOCK-10), shown by its id in a preview. An unavailable one leaves no trace. */
export function SectionBlock({ block }: BlockViewProps) {
  const { mode } = useShown();
  const texts = useMoreTexts('section');
  const { sectionId } = propsOf<typeof section>(block);
  if (mode === 'preview') return <p className="media-note">{texts.section(sectionId)}</p>;
  return sectionId && <ReadSection sectionId={sectionId} />;
}

function ReadSection({ sectionId }: { sectionId: string }) {
  const { element } = useShown();
  const section = useCustomSection(element, sectionId);
  if (!section) return null;
  return (
    <section>
      {section.label && (
        <h3>
          <bdi>{section.label}</bdi>
        </h3>
      )}
      <SectionContent content={section.content} element={element} />
    </section>
  );
}
