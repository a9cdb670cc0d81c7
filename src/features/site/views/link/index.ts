import { sitePagesTexts } from '../../../../i18n/sitePages';
import { defineView } from '../../siteContext';
import { LinkPage } from './LinkPage';

export const view = defineView('LINK', { View: LinkPage, texts: sitePagesTexts });
