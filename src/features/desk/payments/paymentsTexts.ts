import { deskPaymentsTexts } from '../../../i18n/deskPayments';
import { pageTexts } from '../pageTexts';

export const usePaymentsTexts = pageTexts(deskPaymentsTexts);
