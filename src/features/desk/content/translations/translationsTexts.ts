import { deskTranslationsTexts } from '../../../../i18n/deskTranslations';
import { pageTexts } from '../../pageTexts';

export const useTranslationsTexts = pageTexts(deskTranslationsTexts);
