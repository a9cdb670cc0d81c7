import { authorSettingsIn, type DocumentProblem, readForm } from '../../../core/form';
import type { Language } from '../../../contract/terms/languages';
import type { GivenForm } from '../run/givenForm';

/** Reads a form in a language (ENT-01), or says why its layout cannot be used. */
export function readGiven(form: unknown, lang: Language): GivenForm | DocumentProblem {
  const read = readForm(form, lang);
  return typeof read === 'string' ? read : { ...read, author: authorSettingsIn({ ...(form as object) }, lang) };
}
