import type { FormMoreTexts } from '../../../i18n/formMore';
import { useShown } from './shown';

/** The texts that came with the view of a kind of block. */
export const useMoreTexts = (type: string): FormMoreTexts => useShown().views.get(type)?.texts as FormMoreTexts;
