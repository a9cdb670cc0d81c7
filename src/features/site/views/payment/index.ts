import { sitePagesTexts } from '../../../../i18n/sitePages';
import { defineView } from '../../siteContext';
import { PaymentPage } from './PaymentPage';

export const view = defineView('PAIEMENT', {
  View: PaymentPage,
  texts: sitePagesTexts,
  elements: () => ['org-payment'],
});
