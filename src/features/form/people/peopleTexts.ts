import { use } from 'react';
import type { Language } from '../../../contract/terms/languages';
import { formPeopleTexts, type FormPeopleTexts } from '../../../i18n/formPeople';
import { textsOnce } from '../../../i18n/textsOnce';
import { lastingTexts } from '../../../loading/lastingTexts';

/** Texts of dates and people. */
export const loadPeopleTexts = textsOnce(formPeopleTexts);

const lasting = lastingTexts(loadPeopleTexts);

/** The same. The component waits for them: give it a boundary. */
export const usePeopleTexts = (lang: Language): FormPeopleTexts => use(lasting(lang));
