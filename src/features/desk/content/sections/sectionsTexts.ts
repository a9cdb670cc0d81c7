import { deskSectionsTexts } from '../../../../i18n/deskSections';
import { pageTexts } from '../../pageTexts';

export const useSectionsTexts = pageTexts(deskSectionsTexts);
