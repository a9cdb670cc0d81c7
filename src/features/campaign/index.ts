import progressCss from '../../ui/styles/progress.css';
import campaignCss from './campaign.css';
import figuresCss from './widget/figures.css';

export { campaignTexts } from '../../i18n/campaign';
export { CampaignSkeleton } from './CampaignSkeleton';
export { CampaignView } from './CampaignView';
export { CAMPAIGN_LAYOUTS } from './CampaignViewProps';
export { resolveCampaignOwner } from './readCampaign';

/** Style sheets of `<org-campaign>`, after those that every element has. */
export const campaignStyles: readonly string[] = [progressCss, campaignCss, figuresCss];
