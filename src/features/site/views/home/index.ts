import { sitePagesTexts } from '../../../../i18n/sitePages';
import { defineView } from '../../siteContext';
import { HomeView } from './HomeView';
import styles from './home.css';

export const view = defineView('HOME', {
  View: HomeView,
  texts: sitePagesTexts,
  styles: [styles],
  elements: ['org-donation'],
});
