import { deskLinksTexts } from '../../../i18n/deskLinks';
import { pageTexts } from '../pageTexts';

export const useLinksTexts = pageTexts(deskLinksTexts);
