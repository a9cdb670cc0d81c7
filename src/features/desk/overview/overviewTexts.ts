import { deskOverviewTexts } from '../../../i18n/deskOverview';
import { pageTexts } from '../pageTexts';

export const useOverviewTexts = pageTexts(deskOverviewTexts);
