import { definitionOf, type FormDefinition } from './definitionOf';
import type { DocumentProblem } from '../schema/formDocument';
import { importDocument } from './importDocument';
import { isRecord } from '../values/isRecord';
import { normalizeDocument } from './normalizeDocument';

/**
 * Reads a form from the wire or a host page, however old or partial (ENT-01, CALL-21). A form is active by default;
 * without `identity` it asks for none.
 * @returns the form, or why its layout cannot be used.
 * @example
 * readForm({ type: 'COMPLEX', products: [{ id: 'P1', montant: 10 }] }).products.map(({ id, montant, active }) => [id, montant, active]) // => [['P1', 10, true]]
 * readForm(null) // => 'notADocument'
 */
export function readForm(form: unknown): FormDefinition | DocumentProblem {
  if (!isRecord(form)) return 'notADocument';
  const document = importDocument(form['content']);
  return typeof document === 'string' ? document : definitionOf(form, normalizeDocument(document));
}
