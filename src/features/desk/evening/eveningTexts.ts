import { deskEveningTexts } from '../../../i18n/deskEvening';
import { pageTexts } from '../pageTexts';

export const useEveningTexts = pageTexts(deskEveningTexts);
