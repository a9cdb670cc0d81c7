import type { Block } from '../../schema/formDocument';
import type { EditedForm } from '../document/editedForm';
import { mapReferences, referencesOf } from '../document/references';
import { keyContext, namedField, ownKey, storedKeysOf } from '../document/storedKeys';
import { allBlocks } from '../document/tree';

/** Writes the conditions of a block of one form as those of another version of it are written. */
export type Renaming = <B extends Pick<Block, 'type' | 'props'>>(block: B) => B;

/** The stored key of each block that has one. */
function keysById(form: EditedForm): Map<string, string> {
  const context = keyContext(form);
  return new Map(allBlocks(form.document).map((block) => [block.id, ownKey(block, context)]));
}

/**
 * Renames the fields in conditions to the keys that they have in another form.
 * @param idIn the id in the other form of a block of the one.
 * @example
 * renamingOf(edited([node('text', { fieldKey: 'a' })]), edited([node('text', { fieldKey: 'b' })]))(node('conditional', { conditions: [{ field: '[TEXT]_a' }] })).props // => { conditions: [{ field: '[TEXT]_b' }] }
 */
export function renamingOf(from: EditedForm, to: EditedForm, idIn = (id: string) => id): Renaming {
  let known: { keys: ReturnType<typeof storedKeysOf>; owners: Map<string, string>; there: Map<string, string> } | null =
    null;
  const look = () => {
    const owners = new Map<string, string>();
    for (const [id, key] of keysById(from)) if (key !== '' && !owners.has(key)) owners.set(key, id);
    return { keys: storedKeysOf(from), owners, there: keysById(to) };
  };
  return (block) => {
    if (!referencesOf(block).some(({ target }) => target === 'field')) return block;
    const { keys, owners, there } = (known ??= look());
    return mapReferences(block, ({ target, name }) => {
      const field = target === 'field' ? namedField(name, keys) : null;
      const key = field && there.get(idIn(owners.get(field.key) ?? ''));
      return field && key ? key + field.rest : name;
    });
  };
}
