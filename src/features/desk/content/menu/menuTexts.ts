import { deskMenuTexts } from '../../../../i18n/deskMenu';
import { pageTexts } from '../../pageTexts';

export const useMenuTexts = pageTexts(deskMenuTexts);
