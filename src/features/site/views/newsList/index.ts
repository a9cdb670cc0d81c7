import { contentTexts } from '../../content/contentTexts';
import { defineView } from '../../siteContext';
import { NewsView } from './NewsView';

export const view = defineView('ACTU', {
  View: NewsView,
  texts: contentTexts,
});
