import { deskTimesTexts } from '../../../../i18n/deskTimes';
import { pageTexts } from '../../pageTexts';

export const useTimesTexts = pageTexts(deskTimesTexts);
