import type { FormDocument } from '../../schema/formDocument';
import { mapReferences } from './references';
import { namedField, type StoredKeys } from './storedKeys';
import { mapBlocks } from './tree';

/**
 * Gives conditions other stored keys; the rows and parts that they name stay.
 * @param keys those of the form that the conditions were written for.
 * @example
 * rewriteKeys(edited([node('conditional', { conditions: [{ field: 'a.nom' }] })]).document, new Map([['a', 0]]), new Map([['a', 'b']])).children[0].props.conditions // => [{ field: 'b.nom' }]
 */
export function rewriteKeys<D extends Pick<FormDocument, 'children'>>(
  document: D,
  keys: StoredKeys,
  renamed: ReadonlyMap<string, string>,
): D {
  return mapBlocks(document, (block) =>
    mapReferences(block, ({ target, name }) => {
      const field = target === 'field' ? namedField(name, keys) : null;
      const key = field && renamed.get(field.key);
      return field && key !== undefined && key !== null ? key + field.rest : name;
    }),
  );
}
