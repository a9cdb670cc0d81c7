import { deskContactImportTexts } from '../../../../i18n/deskContactImport';
import { pageTexts } from '../../pageTexts';

export const useImportTexts = pageTexts(deskContactImportTexts);
