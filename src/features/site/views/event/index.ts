import { siteContentTexts } from '../../../../i18n/siteContent';
import richText from '../../../../ui/styles/content.css';
import content from '../../content/content.css';
import eventCard from '../../content/eventCard.css';
import { textStyles } from '../../content/textStyles';
import { defineView } from '../../siteContext';
import { EventView } from './EventView';
import styles from './event.css';

export const view = defineView('EVENT', {
  View: EventView,
  texts: siteContentTexts,
  styles: [richText, content, eventCard, styles],
  ownStyles: ({ data: [event] }) => textStyles([event?.content ?? '']),
});
