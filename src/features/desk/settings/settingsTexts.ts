import { deskSettingsTexts } from '../../../i18n/deskSettings';
import { pageTexts } from '../pageTexts';

export const useSettingsTexts = pageTexts(deskSettingsTexts);
