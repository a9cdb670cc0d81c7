import { deskBookingsTexts } from '../../../i18n/deskBookings';
import { pageTexts } from '../pageTexts';

export const useBookingsTexts = pageTexts(deskBookingsTexts);
