import { contentTexts } from '../../content/contentTexts';
import { defineView } from '../../siteContext';
import { GalleriesView } from './GalleriesView';

export const view = defineView('GALERIES', {
  View: GalleriesView,
  texts: contentTexts,
});
