import { useCustomSection } from '../../../runtime/page/useCustomSection';
import { Skeleton } from '../../../ui/Skeleton';
import { SectionContent } from '../../form';
import { useCampaign } from '../campaignContext';

/** An organisation's section by id (CALL-13, BLOCK-10). An unavailable one leaves no trace (CALL-31). */
export function CustomSection({ id, label }: { id: string; label: string | null }) {
  const { element } = useCampaign();
  const section = useCustomSection(element, id);
  if (section === undefined) return <Skeleton height="160px" />;
  if (section === null) return null;
  return (
    <section className="campaign-section">
      {(label || section.label) && (
        <h3>
          <bdi>{label || section.label}</bdi>
        </h3>
      )}
      <SectionContent content={section.content} element={element} />
    </section>
  );
}
