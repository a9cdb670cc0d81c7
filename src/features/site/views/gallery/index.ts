import { contentTexts } from '../../content/contentTexts';
import { defineView } from '../../siteContext';
import { GalleryView } from './GalleryView';

export const view = defineView('GALERIES_IMAGES', {
  View: GalleryView,
  texts: contentTexts,
});
