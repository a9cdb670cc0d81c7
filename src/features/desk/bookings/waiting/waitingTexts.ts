import { deskWaitingTexts } from '../../../../i18n/deskWaiting';
import { pageTexts } from '../../pageTexts';

export const useWaitingTexts = pageTexts(deskWaitingTexts);
