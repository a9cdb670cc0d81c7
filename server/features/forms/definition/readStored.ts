import type { Language } from '../../../../src/contract/common';
import type { FormDefinition } from '../../../../src/core/form';
import { authorSettingsIn as readAuthorSettings, type AuthorSettings, readForm } from '../../../../src/core/form';
import type { StoredForm } from './formStore';

/** A stored form for core's rules, in all its languages or in one of them (BUILD-47). It was validated when saved, so it is readable. */
export function readStored(
  { id, settings, content }: Pick<StoredForm, 'id' | 'settings' | 'content'>,
  lang?: Language,
): FormDefinition {
  const definition = readForm({ ...settings, id, content }, lang);
  if (typeof definition === 'string')
    throw new Error(`orgkit: form ${id} was stored and cannot be read: ${definition}`);
  return definition;
}

/** The author's settings of a form, translated as far as they can be. */
export const authorSettingsIn = (
  form: Pick<StoredForm, 'id' | 'settings' | 'content'>,
  lang: Language,
): AuthorSettings => readAuthorSettings({ ...form.settings, content: form.content }, lang);
