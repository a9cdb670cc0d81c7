import { siteCardsTexts } from '../../../../i18n/siteCards';
import { defineView } from '../../siteContext';
import { CustomPageView } from './CustomPageView';

export const view = defineView('CUSTOM_PAGE', {
  View: CustomPageView,
  texts: siteCardsTexts,
});
