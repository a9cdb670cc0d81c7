import { contentTexts } from '../../content/contentTexts';
import { textStyles } from '../../content/textStyles';
import { defineView } from '../../siteContext';
import { EventView } from './EventView';

export const view = defineView('EVENT', {
  View: EventView,
  texts: contentTexts,
  elements: ({ data: [event] }) => (event?.formLinks.some(({ open }) => open) ? ['org-form'] : []),
  ownStyles: ({ data: [event] }) => textStyles([event?.content ?? '']),
});
