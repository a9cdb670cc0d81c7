import { formMediaTexts } from '../../../../i18n/formMedia';
import { laterTexts } from '../../../../runtime/laterTexts';

/** Words about pictures and PDF. Suspends until they have loaded. */
export const useMediaTexts = laterTexts(formMediaTexts);
