import { deskContactsTexts } from '../../../i18n/deskContacts';
import { pageTexts } from '../pageTexts';

export const useContactsTexts = pageTexts(deskContactsTexts);
