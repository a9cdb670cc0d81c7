import { deskCampaignToolsTexts } from '../../../i18n/deskCampaignTools';
import { pageTexts } from '../pageTexts';

export const useCampaignToolTexts = pageTexts(deskCampaignToolsTexts);
