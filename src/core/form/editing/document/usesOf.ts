import { quantityKey, storedKey } from '../../values/fieldKeys';
import type { EditedForm } from './editedForm';
import type { Target } from '../kinds/kindEditor';
import { type Reference, referencesOf } from './references';
import { blockFields, keyContext, namedField, storedKeysOf } from './storedKeys';
import { allBlocks, topBlocks } from './tree';

/** A block that points to something, by which property. */
export interface Use extends Reference {
  readonly block: string;
}

/** Target of a use: a field by its stored key, all else by its id. */
export interface Thing {
  readonly target: Target;
  readonly id: string;
}

/** A product and a calendar are fields too: conditions may name a quantity or a slot. */
const keyOf = ({ target, id }: Thing): string | null =>
  target === 'field'
    ? id
    : target === 'product'
      ? quantityKey(id)
      : target === 'calendar'
        ? storedKey('CALENDAR', id)
        : null;

/**
 * Uses of something, including its rows and parts (BUILD-23).
 * @example
 * usesOf(edited([node('text', { fieldKey: 'nom' }), node('conditional', { conditions: [{ field: '[TEXT]_nom' }] })]), { target: 'field', id: '[TEXT]_nom' }) // => [{ block: 'b2', target: 'field', name: '[TEXT]_nom', property: 'conditions' }]
 */
export function usesOf(form: EditedForm, thing: Thing): Use[] {
  const key = keyOf(thing);
  const keys = new Map([
    ...storedKeysOf(form),
    ...(key === null ? [] : [[key, storedKeysOf(form).get(key) ?? 0] as const]),
  ]);
  return allUses(form).filter(({ target, name }) =>
    target === 'field'
      ? key !== null && namedField(name, keys)?.key === key
      : target === thing.target && name === thing.id,
  );
}

const allUses = ({ document }: Pick<EditedForm, 'document'>): Use[] =>
  allBlocks(document).flatMap((block) => referencesOf(block).map((reference) => ({ ...reference, block: block.id })));

/**
 * References left dangling if blocks were removed: uses elsewhere of fields that they alone have.
 * @example
 * usesOfBlocks(edited([node('text', { fieldKey: 'nom' }), node('conditional', { conditions: [{ field: '[TEXT]_nom' }] })]), ['b1']).map(({ block }) => block) // => ['b2']
 */
export function usesOfBlocks(form: EditedForm, ids: readonly string[]): Use[] {
  const context = keyContext(form);
  const removed = new Set(allBlocks({ children: topBlocks(form.document, ids) }));
  const left = allBlocks(form.document).filter((block) => !removed.has(block));
  const stays = new Set(left.flatMap((block) => blockFields(block, context).map(({ key }) => key)));
  const keys = storedKeysOf(form);
  return left.flatMap((block) =>
    referencesOf(block).flatMap((reference) => {
      const key = reference.target === 'field' ? namedField(reference.name, keys)?.key : undefined;
      return key === undefined || stays.has(key) ? [] : [{ ...reference, block: block.id }];
    }),
  );
}
