import { deskTableTexts } from '../../../i18n/deskTable';
import { pageTexts } from '../pageTexts';

export const useTableTexts = pageTexts(deskTableTexts);
