import { fillPlaceholders, placeholdersIn } from '../../../text';
import type { EditedForm } from './editedForm';
import { namedField, type StoredKeys, storedKeysOf } from './storedKeys';

/** Settings in which answers stand (BUILD-70), and their translations. */
const WORDING = /^copy(?:Subject|Text)(?:@|$)/;

/**
 * The settings with other stored keys in the texts that name fields.
 * @example
 * rewriteWordings({ copyText: 'Bonjour {a.nom}' }, new Map([['a', 0]]), new Map([['a', 'b']])) // => { copyText: 'Bonjour {b.nom}' }
 */
export function rewriteWordings(
  settings: EditedForm['settings'],
  keys: StoredKeys,
  renamed: ReadonlyMap<string, string>,
): EditedForm['settings'] {
  let next = settings;
  for (const [name, before] of Object.entries(settings)) {
    if (typeof before !== 'string' || !WORDING.test(name)) continue;
    const after = fillPlaceholders(before, (written) => {
      const field = namedField(written, keys);
      const key = field && renamed.get(field.key);
      return field && key ? `{${key}${field.rest}}` : null;
    });
    if (after !== before) next = { ...next, [name]: after };
  }
  return next;
}

/**
 * The placeholders of a text that name no field of the form.
 * @example
 * unknownPlaceholders(edited([node('text', { fieldKey: 'nom' })]), '{[TEXT]_nom} {nom}') // => ['nom']
 */
export function unknownPlaceholders(form: EditedForm, text: string): string[] {
  const keys = storedKeysOf(form);
  return placeholdersIn(text).filter((name) => !namedField(name, keys));
}
