import { formPeopleTexts } from '../../../i18n/formPeople';
import { textsOnce } from '../../../i18n/textsOnce';

/** Texts of dates and people. */
export const loadPeopleTexts = textsOnce(formPeopleTexts);
