import { deskCampaignsTexts } from '../../../i18n/deskCampaigns';
import { pageTexts } from '../pageTexts';

export const useCampaignsTexts = pageTexts(deskCampaignsTexts);
