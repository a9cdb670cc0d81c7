import type { Language } from '../../../contract/terms/languages';
import { documentIn, settingsIn } from '../translations/inLanguage';
import { definitionOf, type FormDefinition } from './definitionOf';
import type { DocumentProblem } from '../schema/formDocument';
import { importDocument } from './importDocument';
import { isRecord } from '../values/isRecord';
import { normalizeDocument } from './normalizeDocument';

/**
 * Reads a form from the wire or a host page, however old or partial (ENT-01, CALL-21). A form is active by default;
 * without `identity` it asks for none.
 * @param lang what its texts are wanted in, as far as it has them (BUILD-47); without it, it keeps all of them
 * @returns the form, or why its layout cannot be used.
 * @example
 * readForm({ type: 'COMPLEX', products: [{ id: 'P1', montant: 10 }] }).products.map(({ id, montant, active }) => [id, montant, active]) // => [['P1', 10, true]]
 * readForm(null) // => 'notADocument'
 */
export function readForm(form: unknown, lang?: Language): FormDefinition | DocumentProblem {
  if (!isRecord(form)) return 'notADocument';
  const imported = importDocument(form['content']);
  if (typeof imported === 'string') return imported;
  // Keys are made of the texts that it was written in.
  const document = normalizeDocument(imported);
  return lang
    ? definitionOf(settingsIn(form, document, lang), documentIn(document, lang))
    : definitionOf(form, document);
}
