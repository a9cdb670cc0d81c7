import { deskSearchTexts } from '../../../i18n/deskSearch';
import { pageTexts } from '../pageTexts';

export const useSearchTexts = pageTexts(deskSearchTexts);
