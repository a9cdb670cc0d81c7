import { useCustomSection } from '../../../runtime/useCustomSection';
import { RichText } from '../../../ui/richText/RichText';
import { Skeleton } from '../../../ui/Skeleton';
import { useCampaign } from '../campaignContext';

/** A text of the organisation (CALL-13). One that cannot be read leaves no trace (CALL-31). */
export function CustomSection({ id, label }: { id: string; label: string | null }) {
  const { element } = useCampaign();
  const section = useCustomSection(element.client, id);
  if (section === undefined) return <Skeleton height="160px" />;
  if (section === null) return null;
  return (
    <section className="campaign-section">
      {(label || section.label) && (
        <h3>
          <bdi>{label || section.label}</bdi>
        </h3>
      )}
      <RichText html={section.content} base={element.settings.apiHost} />
    </section>
  );
}
