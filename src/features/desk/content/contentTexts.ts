import { deskContentTexts } from '../../../i18n/deskContent';
import { pageTexts } from '../pageTexts';

export const useContentTexts = pageTexts(deskContentTexts);
