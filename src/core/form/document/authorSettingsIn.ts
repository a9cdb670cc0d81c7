import type { Language } from '../../../contract/terms/languages';
import { type AuthorSettings, authorSettingsOf } from '../schema/authorSettings';
import { settingsIn } from '../translations/inLanguage';
import { importDocument } from './importDocument';

/**
 * The author's settings of a form from the wire or a host page, translated as far as they can be (BUILD-47).
 * @example
 * authorSettingsIn({ sentTitle: 'Merci', content: { schemaVersion: 2, languages: ['en'], translations: { 'sentTitle@en': 'Thanks' } } }, 'en').sentTitle // => 'Thanks'
 */
export function authorSettingsIn(form: Readonly<Record<string, unknown>>, lang: Language): AuthorSettings {
  const document = importDocument(form['content']);
  return authorSettingsOf(typeof document === 'string' ? form : settingsIn(form, document, lang));
}
