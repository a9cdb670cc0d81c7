import { sitePagesTexts } from '../../../../i18n/sitePages';
import { defineView } from '../../siteContext';
import { CampaignPage } from './CampaignPage';

export const view = defineView('CAMPAGNE', {
  View: CampaignPage,
  texts: sitePagesTexts,
  elements: () => ['org-campaign'],
});
