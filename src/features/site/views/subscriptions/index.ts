import { siteServicesTexts } from '../../../../i18n/siteServices';
import { defineView } from '../../siteContext';
import { SubscriptionsView } from './SubscriptionsView';

export const view = defineView('ABONNEMENTS', {
  View: SubscriptionsView,
  texts: siteServicesTexts,
});
