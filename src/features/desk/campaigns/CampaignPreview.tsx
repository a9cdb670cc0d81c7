import type { OwnCampaign } from '../../../contract/campaigns/adminCampaigns';
import { frameAddress } from '../../../core/embed';
import { useCampaignsTexts } from './campaignsTexts';

interface CampaignPreviewProps {
  readonly organisation: string;
  readonly campaign: OwnCampaign;
  /** Shows the rehearsal (ENT-32). */
  readonly isRehearsal?: boolean;
}

/**
 * The campaign as visitors see it, anew with each edition. The frame has no origin: nothing in it reaches the desk, and what leads
 * to payment opens in a tab of its own.
 */
export function CampaignPreview({ organisation, campaign, isRehearsal = false }: CampaignPreviewProps) {
  const words = useCampaignsTexts();
  const attributes = { org: organisation, 'campaign-id': campaign.id, ...(isRehearsal && { rehearsal: '' }) };
  return (
    <figure className="campaign-preview">
      <figcaption className="label">{words.preview}</figcaption>
      <iframe
        key={campaign.edition}
        src={frameAddress({ server: '', tag: 'org-campaign', attributes })}
        title={words.previewOf(campaign.label)}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
      />
    </figure>
  );
}
