import { deskGalleriesTexts } from '../../../../i18n/deskGalleries';
import { pageTexts } from '../../pageTexts';

export const useGalleriesTexts = pageTexts(deskGalleriesTexts);
