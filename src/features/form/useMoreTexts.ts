import type { FormMoreTexts } from '../../i18n/formMore';
import { useForm } from './formRun';

/** The texts that came with the view of a kind of block. */
export const useMoreTexts = (type: string): FormMoreTexts => useForm().views.get(type)?.texts as FormMoreTexts;
