import { formToolTexts } from '../../../i18n/formTools';
import { laterTexts } from '../../../runtime/laterTexts';

/** Words of the tools. Suspends until they have loaded. */
export const useToolTexts = laterTexts(formToolTexts);
