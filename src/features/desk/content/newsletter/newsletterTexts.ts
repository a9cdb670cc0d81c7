import { deskNewsletterTexts } from '../../../../i18n/deskNewsletter';
import { pageTexts } from '../../pageTexts';

export const useNewsletterTexts = pageTexts(deskNewsletterTexts);
