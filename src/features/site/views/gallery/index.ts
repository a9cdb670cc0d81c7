import { siteContentTexts } from '../../../../i18n/siteContent';
import content from '../../content/content.css';
import pager from '../../content/pager.css';
import { defineView } from '../../siteContext';
import { GalleryView } from './GalleryView';
import masonry from './masonry.css';

export const view = defineView('GALERIES_IMAGES', {
  View: GalleryView,
  texts: siteContentTexts,
  styles: [content, pager, masonry],
});
