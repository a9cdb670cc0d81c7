import { siteServicesTexts } from '../../../../i18n/siteServices';
import cards from '../../content/cards.css';
import content from '../../content/content.css';
import services from '../../services/services.css';
import { defineView } from '../../siteContext';
import { ServicesView } from './ServicesView';

export const view = defineView('SERVICES', {
  View: ServicesView,
  texts: siteServicesTexts,
  styles: [content, cards, services],
});
