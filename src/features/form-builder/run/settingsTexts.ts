import { use } from 'react';
import { formSettingTexts, type FormSettingTexts } from '../../../i18n/formSettings';
import { textsOnce } from '../../../i18n/textsOnce';
import { lastingTexts } from '../../../loading/lastingTexts';
import { useElement } from '../../../runtime/context';

/** The same in any language, for what is written in that of a form. */
export const settingsTextsOf = textsOnce(formSettingTexts);

const lasting = lastingTexts(settingsTextsOf);

/** Words about the settings of a form. The component waits for them: give it a boundary. */
export const useSettingsTexts = (): FormSettingTexts => use(lasting(useElement().lang));
