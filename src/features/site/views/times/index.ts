import { siteTimesTexts } from '../../../../i18n/siteTimes';
import { defineView } from '../../siteContext';
import { TimesView } from './TimesView';

export const view = defineView('HORAIRES', {
  View: TimesView,
  texts: siteTimesTexts,
});
