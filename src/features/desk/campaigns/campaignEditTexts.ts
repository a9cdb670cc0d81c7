import { deskCampaignEditTexts } from '../../../i18n/deskCampaignEdit';
import { pageTexts } from '../pageTexts';

export const useCampaignEditTexts = pageTexts(deskCampaignEditTexts);
