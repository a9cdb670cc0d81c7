import { use } from 'react';
import type { Language } from '../../../contract/terms/languages';
import { loadTexts } from '../../../i18n/catalogue';
import { formDraftTexts, type FormDraftTexts } from '../../../i18n/formDrafts';
import { lastingTexts } from '../../../loading/lastingTexts';
import { useElement } from '../../../runtime/context';

export const loadDraftTexts = lastingTexts((lang: Language) => loadTexts(formDraftTexts, lang));

/** Words about what is not published. Suspends until they have come. */
export const useDraftTexts = (): FormDraftTexts => use(loadDraftTexts(useElement().lang));
