import { siteContentTexts } from '../../../../i18n/siteContent';
import cards from '../../content/cards.css';
import content from '../../content/content.css';
import pager from '../../content/pager.css';
import slides from '../../content/slides.css';
import { defineView } from '../../siteContext';
import { NewsView } from './NewsView';

export const view = defineView('ACTU', {
  View: NewsView,
  texts: siteContentTexts,
  styles: [content, cards, slides, pager],
});
