import { deskStockTexts } from '../../../i18n/deskStock';
import { pageTexts } from '../pageTexts';

export const useStockTexts = pageTexts(deskStockTexts);
