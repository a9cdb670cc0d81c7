import { eveningStyles, eveningTexts, EveningView } from '../src/features/evening';
import { attr } from '../src/runtime/attributes';
import { defineElement } from '../src/runtime/element/defineElement';

// The evening on a helper's phone, on the server's own page: no tag for other people's pages, and unknown to the loaders.
defineElement('org-evening', EveningView, {
  attributes: { 'campaign-id': attr.string, rehearsal: attr.flag },
  styles: eveningStyles,
  texts: eveningTexts,
});
