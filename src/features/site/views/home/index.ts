import { homeTexts } from '../../home/homeTexts';
import { defineView } from '../../siteContext';
import { HomeView } from './HomeView';

export const view = defineView('HOME', {
  View: HomeView,
  texts: homeTexts,
  elements: () => ['org-donation'],
});
