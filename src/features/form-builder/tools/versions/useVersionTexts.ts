import { use } from 'react';
import type { Language } from '../../../../contract/terms/languages';
import { loadTexts } from '../../../../i18n/catalogue';
import { formVersionTexts, type FormVersionTexts } from '../../../../i18n/formVersions';
import { lastingTexts } from '../../../../loading/lastingTexts';
import { useElement } from '../../../../runtime/context';

const versionTexts = lastingTexts((lang: Language) => loadTexts(formVersionTexts, lang));

/** Words about versions of a form, its copies and its archive. Suspends until they have come. */
export const useVersionTexts = (): FormVersionTexts => use(versionTexts(useElement().lang));
