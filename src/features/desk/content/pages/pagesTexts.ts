import { deskPagesTexts } from '../../../../i18n/deskPages';
import { pageTexts } from '../../pageTexts';

export const usePagesTexts = pageTexts(deskPagesTexts);
