import { formTemplateTexts } from '../../../i18n/formTemplates';
import { laterTexts } from '../../../runtime/laterTexts';

/** Words of the templates. Suspends until they have loaded. */
export const useTemplateTexts = laterTexts(formTemplateTexts);
