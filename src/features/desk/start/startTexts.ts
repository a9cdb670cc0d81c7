import { deskStartTexts } from '../../../i18n/deskStart';
import { pageTexts } from '../pageTexts';

export const useStartTexts = pageTexts(deskStartTexts);
