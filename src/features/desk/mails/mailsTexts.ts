import { deskMailsTexts } from '../../../i18n/deskMails';
import { pageTexts } from '../pageTexts';

export const useMailsTexts = pageTexts(deskMailsTexts);
