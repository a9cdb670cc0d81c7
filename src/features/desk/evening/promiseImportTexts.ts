import { deskPromiseImportTexts } from '../../../i18n/deskPromiseImport';
import { pageTexts } from '../pageTexts';

export const usePromiseImportTexts = pageTexts(deskPromiseImportTexts);
