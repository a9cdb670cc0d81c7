import { use } from 'react';
import { loadTexts } from '../../../i18n/catalogue';
import { formToolTexts, type FormToolTexts } from '../../../i18n/formTools';
import { lastingTexts } from '../../../loading/lastingTexts';
import type { Language } from '../../../contract/terms/languages';
import { useElement } from '../../../runtime/context';

const toolTexts = lastingTexts((lang: Language) => loadTexts(formToolTexts, lang));

/** Words of the tools. Suspends until they have come. */
export const useToolTexts = (): FormToolTexts => use(toolTexts(useElement().lang));
