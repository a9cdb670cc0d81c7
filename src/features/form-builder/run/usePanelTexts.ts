import { use } from 'react';
import { joinTexts, loadTexts } from '../../../i18n/catalogue';
import { formPanelTexts, type FormPanelTexts } from '../../../i18n/formPanel';
import { formPeopleTexts, type FormPeopleTexts } from '../../../i18n/formPeople';
import { lastingTexts } from '../../../loading/lastingTexts';
import type { Language } from '../../../contract/terms/languages';
import { useElement } from '../../../runtime/context';

const panelTexts = joinTexts({ panel: formPanelTexts, people: formPeopleTexts });

/** Texts that come with the property panel, a moment after the builder itself. */
export const loadPanelTexts = lastingTexts((lang: Language) => loadTexts(panelTexts, lang));

const useLoaded = () => use(loadPanelTexts(useElement().lang));

/** Names of properties and choices, and sentences about warnings and conflicts. Suspends until they have come. */
export const usePanelTexts = (): FormPanelTexts => useLoaded().panel;

/** Names that forms give to parts of persons and their relations. Suspends likewise. */
export const usePeopleTexts = (): FormPeopleTexts => useLoaded().people;
