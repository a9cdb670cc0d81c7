import { deskFormsTexts } from '../../../i18n/deskForms';
import { pageTexts } from '../pageTexts';

export const useFormsTexts = pageTexts(deskFormsTexts);
