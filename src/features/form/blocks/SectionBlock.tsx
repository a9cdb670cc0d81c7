import { propsOf } from '../../../core/form';
import type { section } from '../../../core/form/blocks/section';
import { useCustomSection } from '../../../runtime/useCustomSection';
import { RichText } from '../../../ui/richText/RichText';
import type { BlockViewProps } from '../blockView';
import { useForm } from '../formRun';
import { useMoreTexts } from '../useMoreTexts';

/** A text that the organisation keeps under an id (BLOCK-10), by its id in a preview. One that cannot be read leaves no trace. */
export function SectionBlock({ block }: BlockViewProps) {
  const { mode } = useForm();
  const texts = useMoreTexts('section');
  const { sectionId } = propsOf<typeof section>(block);
  if (mode === 'preview') return <p className="media-note">{texts.section(sectionId)}</p>;
  return sectionId && <ReadSection sectionId={sectionId} />;
}

function ReadSection({ sectionId }: { sectionId: string }) {
  const { element } = useForm();
  const section = useCustomSection(element.client, sectionId);
  if (!section) return null;
  return (
    <section>
      {section.label && (
        <h3>
          <bdi>{section.label}</bdi>
        </h3>
      )}
      <RichText html={section.content} base={element.settings.apiHost} />
    </section>
  );
}
