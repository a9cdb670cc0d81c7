import { use } from 'react';
import { loadTexts } from '../../../../i18n/catalogue';
import { formMediaTexts, type FormMediaTexts } from '../../../../i18n/formMedia';
import { lastingTexts } from '../../../../loading/lastingTexts';
import type { Language } from '../../../../contract/terms/languages';
import { useElement } from '../../../../runtime/context';

const mediaTexts = lastingTexts((lang: Language) => loadTexts(formMediaTexts, lang));

/** Words about pictures and PDF. Suspends until they have come. */
export const useMediaTexts = (): FormMediaTexts => use(mediaTexts(useElement().lang));
