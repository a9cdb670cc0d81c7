import { use } from 'react';
import type { Language } from '../../../contract/terms/languages';
import { formSendingTexts, type FormSendingTexts } from '../../../i18n/formSending';
import { textsOnce } from '../../../i18n/textsOnce';
import { lastingTexts } from '../../../loading/lastingTexts';

/** Texts about sending a form. */
export const sendingTexts = textsOnce(formSendingTexts);

const lasting = lastingTexts(sendingTexts);

/** The same. The component waits for them: give it a boundary. */
export const useSendingTexts = (lang: Language): FormSendingTexts => use(lasting(lang));
