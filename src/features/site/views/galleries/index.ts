import { siteContentTexts } from '../../../../i18n/siteContent';
import cards from '../../content/cards.css';
import content from '../../content/content.css';
import pager from '../../content/pager.css';
import { defineView } from '../../siteContext';
import { GalleriesView } from './GalleriesView';
import styles from './galleries.css';

export const view = defineView('GALERIES', {
  View: GalleriesView,
  texts: siteContentTexts,
  styles: [content, cards, pager, styles],
});
