import { deskPublicTexts } from '../../../../i18n/deskPublic';
import { pageTexts } from '../../pageTexts';

export const usePublicTexts = pageTexts(deskPublicTexts);
