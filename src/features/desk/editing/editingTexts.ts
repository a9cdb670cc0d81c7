import { deskEditingTexts } from '../../../i18n/deskEditing';
import { pageTexts } from '../pageTexts';

export const useEditingTexts = pageTexts(deskEditingTexts);
