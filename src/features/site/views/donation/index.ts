import { sitePagesTexts } from '../../../../i18n/sitePages';
import { defineView } from '../../siteContext';
import { DonationPage } from './DonationPage';

export const view = defineView('DON', {
  View: DonationPage,
  texts: sitePagesTexts,
  elements: () => ['org-donation'],
});
