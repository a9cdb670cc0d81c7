import { deskOperatorTexts } from '../../../i18n/deskOperator';
import { pageTexts } from '../pageTexts';

export const useOperatorTexts = pageTexts(deskOperatorTexts);
