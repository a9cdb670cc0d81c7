import { formSendingTexts } from '../../i18n/formSending';
import { textsOnce } from '../../i18n/textsOnce';

/** Texts of what becomes of a form that is sent. */
export const sendingTexts = textsOnce(formSendingTexts);
