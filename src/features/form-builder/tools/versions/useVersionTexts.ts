import { formVersionTexts } from '../../../../i18n/formVersions';
import { laterTexts } from '../../../../runtime/laterTexts';

/** Words about versions of a form, its copies and its archive. Suspends until they have loaded. */
export const useVersionTexts = laterTexts(formVersionTexts);
