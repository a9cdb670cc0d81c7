import { contentTexts } from '../../content/contentTexts';
import { defineView } from '../../siteContext';
import { EventsView } from './EventsView';

export const view = defineView('EVENTS', {
  View: EventsView,
  texts: contentTexts,
});
