import { formCalendarTexts } from '../../../../i18n/formCalendars';
import { laterTexts } from '../../../../runtime/laterTexts';

/** Words about calendars that are made in the builder. Suspends until they have loaded. */
export const useCalendarTexts = laterTexts(formCalendarTexts);
