import { use } from 'react';
import type { Language } from '../../../contract/terms/languages';
import { loadTexts } from '../../../i18n/catalogue';
import { formTemplateTexts, type FormTemplateTexts } from '../../../i18n/formTemplates';
import { lastingTexts } from '../../../loading/lastingTexts';
import { useElement } from '../../../runtime/context';

const templateTexts = lastingTexts((lang: Language) => loadTexts(formTemplateTexts, lang));

/** Words of the templates. Suspends until they have come. */
export const useTemplateTexts = (): FormTemplateTexts => use(templateTexts(useElement().lang));
