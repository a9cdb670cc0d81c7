import { type DateWriter, writeDates } from '../../../core/calendar';
import { useSite } from '../siteContext';

/** Dates in the visitor's language, on the organisation's clock. */
export function useDates(): DateWriter {
  const { lang, page } = useSite();
  return writeDates(lang, page.site.timeZone);
}
