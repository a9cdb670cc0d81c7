import { deskRemovalTexts } from '../../../i18n/deskRemoval';
import { pageTexts } from '../pageTexts';

export const useRemovalTexts = pageTexts(deskRemovalTexts);
