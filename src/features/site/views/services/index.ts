import { siteServicesTexts } from '../../../../i18n/siteServices';
import { defineView } from '../../siteContext';
import { ServicesView } from './ServicesView';

export const view = defineView('SERVICES', {
  View: ServicesView,
  texts: siteServicesTexts,
});
