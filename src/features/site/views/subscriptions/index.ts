import { siteServicesTexts } from '../../../../i18n/siteServices';
import cards from '../../content/cards.css';
import content from '../../content/content.css';
import services from '../../services/services.css';
import { defineView } from '../../siteContext';
import { SubscriptionsView } from './SubscriptionsView';

export const view = defineView('ABONNEMENTS', {
  View: SubscriptionsView,
  texts: siteServicesTexts,
  styles: [content, cards, services],
});
