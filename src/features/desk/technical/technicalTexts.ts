import { deskTechnicalTexts } from '../../../i18n/deskTechnical';
import { pageTexts } from '../pageTexts';

export const useTechnicalTexts = pageTexts(deskTechnicalTexts);
