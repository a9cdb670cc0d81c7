import { sitePagesTexts } from '../../../../i18n/sitePages';
import { defineView } from '../../siteContext';
import { NotFoundPage } from './NotFoundPage';

export const view = defineView('NOT_FOUND', { View: NotFoundPage, texts: sitePagesTexts });
