import { siteTimesTexts } from '../../../../i18n/siteTimes';
import content from '../../content/content.css';
import lobby from '../../schedule/lobby.css';
import times from '../../schedule/times.css';
import week from '../../schedule/week.css';
import { defineView } from '../../siteContext';
import { TimesView } from './TimesView';

export const view = defineView('HORAIRES', {
  View: TimesView,
  texts: siteTimesTexts,
  styles: [content, times, week, lobby],
});
