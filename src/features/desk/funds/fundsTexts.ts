import { deskFundsTexts } from '../../../i18n/deskFunds';
import { pageTexts } from '../pageTexts';

export const useFundsTexts = pageTexts(deskFundsTexts);
