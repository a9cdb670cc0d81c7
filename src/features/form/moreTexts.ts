import { formMoreTexts } from '../../i18n/formMore';
import { textsOnce } from '../../i18n/textsOnce';

/** Texts of kinds that only some forms have. */
export const loadMoreTexts = textsOnce(formMoreTexts);
