import { deskMediaTexts } from '../../../i18n/deskMedia';
import { pageTexts } from '../pageTexts';

export const useUsesTexts = pageTexts(deskMediaTexts);
