import type { ReactNode } from 'react';
import type { CampaignPartProps, EditedPartProps } from './campaignPart';
import { CampaignPreview } from './CampaignPreview';
import { useDraft } from './useDraft';

interface EditedBesideProps extends CampaignPartProps {
  children(props: EditedPartProps): ReactNode;
}

/** Cards of settings beside the campaign's page, which shows what is edited as it is typed (DESK-53). */
export function EditedBeside({ children, ...props }: EditedBesideProps) {
  const { organisation, campaign, place } = props;
  const { language, timeZone } = place.organisation;
  const { draft, onEdits } = useDraft(campaign, timeZone);
  return (
    <div className="campaign-beside">
      <div className="stack">{children({ ...props, onEdits })}</div>
      <CampaignPreview {...{ organisation, campaign, draft }} lang={language} />
    </div>
  );
}
