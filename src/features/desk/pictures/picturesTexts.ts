import { deskPicturesTexts } from '../../../i18n/deskPictures';
import { pageTexts } from '../pageTexts';

export const usePicturesTexts = pageTexts(deskPicturesTexts);
