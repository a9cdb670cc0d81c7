import { sitePagesTexts } from '../../../../i18n/sitePages';
import { defineView } from '../../siteContext';
import { FormPage } from './FormPage';

export const view = defineView('FORM', {
  View: FormPage,
  texts: sitePagesTexts,
  elements: () => ['org-form'],
});
