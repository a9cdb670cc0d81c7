import { siteContentTexts } from '../../../../i18n/siteContent';
import content from '../../content/content.css';
import eventCard from '../../content/eventCard.css';
import { defineView } from '../../siteContext';
import { EventsView } from './EventsView';
import styles from './events.css';

export const view = defineView('EVENTS', {
  View: EventsView,
  texts: siteContentTexts,
  styles: [content, eventCard, styles],
});
