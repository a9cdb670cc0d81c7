import { deskDebtsTexts } from '../../../i18n/deskDebts';
import { pageTexts } from '../pageTexts';

/** The dialog has the words of debts, which it was first made for. */
export const useHandTexts = pageTexts(deskDebtsTexts);
