import { deskDebtsTexts } from '../../../i18n/deskDebts';
import { pageTexts } from '../pageTexts';

export const useDebtsTexts = pageTexts(deskDebtsTexts);
