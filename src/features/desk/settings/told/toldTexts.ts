import { deskToldTexts } from '../../../../i18n/deskTold';
import { pageTexts } from '../../pageTexts';

export const useToldTexts = pageTexts(deskToldTexts);
